import type { DayProgram } from '@polynya/contract'
import { inProgrammeOrder } from '@polynya/domain'
import { inLanguage } from './in-language.ts'
import { useWords } from './words.ts'

/** Schedule of an event by day, in the venue's time zone. */
export function DayProgramme({ days }: { readonly days: readonly DayProgram[] }) {
  const { language, t, formats } = useWords()
  return (
    <div className="day-programme">
      {days.map((day) => (
        <table key={day.id}>
          <caption>{formats.fullDate(day.date)}</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t('events:schedule.time')}</th>
              <th scope="col">{t('events:schedule.item')}</th>
            </tr>
          </thead>
          <tbody>
            {inProgrammeOrder(day.children).map((item) => {
              const text = inLanguage(language, { ru: item.text, en: item.textEn })
              return (
                <tr key={item.id}>
                  <th scope="row">{item.time ?? t('unknown')}</th>
                  <td lang={text?.lang}>{text?.text}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      ))}
    </div>
  )
}
