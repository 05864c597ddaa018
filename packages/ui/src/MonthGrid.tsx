import type { WidgetEvent } from '@polynya/contract'
import type { CSSProperties } from 'react'
import { toneOf } from './event-tones.ts'
import { inLanguage } from './in-language.ts'
import { monthWeeks, type WeekBars, weekBars, weekdayNames } from './month-weeks.ts'
import { isOnDay } from './months.ts'
import { useWords } from './words.ts'

export interface MonthGridProps {
  readonly events: readonly WidgetEvent[]
  /** `YYYY-MM`. */
  readonly month: string
  /** `YYYY-MM-DD`. */
  readonly today: string
  readonly hrefOf: (event: WidgetEvent) => string
  /** Narrow layout: marks days with events, without names and links. */
  readonly isNarrow?: boolean
  /** Called for a day whose events do not all fit. */
  readonly onMore?: (day: string) => void
}

/** More bars would make a day higher than the others. */
const LANES = 2

/** Month grid: six weeks, each event a bar over its days. */
export function MonthGrid({ events, month, today, hrefOf, isNarrow = false, onMore }: MonthGridProps) {
  const { language, formats } = useWords()
  return (
    <table className="month-grid" data-narrow={isNarrow || undefined} aria-label={formats.monthYear(month)}>
      <thead>
        <tr>
          {weekdayNames(language).map(({ short, long }) => (
            <th key={long} scope="col" aria-label={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(month).map((week) => {
          const laid = weekBars(events, week, LANES)
          return (
            <tr key={week[0]}>
              {week.map((day) => (
                <td
                  key={day}
                  data-outside={day.startsWith(month) ? undefined : true}
                  aria-current={day === today ? 'date' : undefined}
                >
                  <time dateTime={day}>{Number(day.slice(8))}</time>
                  {isNarrow ? (
                    <Dots count={events.filter(isOnDay(day)).length} />
                  ) : (
                    <Day day={day} laid={laid} hrefOf={hrefOf} {...(onMore && { onMore })} />
                  )}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

interface DayProps extends Pick<MonthGridProps, 'hrefOf' | 'onMore'> {
  readonly day: string
  readonly laid: WeekBars<WidgetEvent>
}

function Day({ day, laid, hrefOf, onMore }: DayProps) {
  const { t, language, formats } = useWords()
  const hidden = laid.hidden.get(day) ?? 0
  return (
    <>
      {laid.bars.get(day)?.map(({ event, days, lane }) => {
        const name = inLanguage(language, { ru: event.name, en: event.nameEn })
        const style = { '--days': days, '--lane': lane } as CSSProperties
        return (
          <a
            key={event.id}
            className="month-bar"
            href={hrefOf(event)}
            lang={name?.lang}
            style={style}
            data-tone={toneOf(event)}
            data-state={event.eventState}
          >
            {name?.text}
            {event.eventState !== 'planned' && (
              <span className="visually-hidden" lang={language}>
                , {t(`sport:registration.${event.eventState}`)}
              </span>
            )}
          </a>
        )
      })}
      {hidden > 0 && (
        <button
          type="button"
          className="month-more"
          aria-label={t('widgets:calendar.moreOn', { count: hidden, date: formats.dayMonth(day) })}
          onClick={() => onMore?.(day)}
        >
          +{hidden}
        </button>
      )}
    </>
  )
}

function Dots({ count }: { readonly count: number }) {
  const { t } = useWords()
  if (count === 0) return null
  return (
    <>
      <span className="month-dots" aria-hidden="true" />
      <span className="visually-hidden">{t('widgets:calendar.events', { count })}</span>
    </>
  )
}
