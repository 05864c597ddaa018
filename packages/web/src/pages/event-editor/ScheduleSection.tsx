import { addDays } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { DayRows } from './DayRows.tsx'
import { AddRow } from './rows/AddRow.tsx'
import { useRows } from './rows/use-rows.ts'
import { NEW_LINE, type ScheduleValues, scheduleInput, scheduleValues } from './schedule-values.ts'
import { EditorSection } from './section/EditorSection.tsx'
import { type SectionProps, useSection } from './section/use-section.ts'

/** What happens on each day, by the clock of the venue. */
export function ScheduleSection(props: SectionProps) {
  const { t } = useWords()
  const section = useSection<ScheduleValues>(props, {
    id: 'schedule',
    valuesOf: scheduleValues,
    toInput: scheduleInput,
  })
  const { state } = section
  const days = useRows({
    state,
    name: 'dayProgram',
    first: 'date',
    rowName: (index) => t('eventEditor:schedule.day', { number: index + 1 }),
  })
  const last = state.form.getValues('dayProgram').at(-1)?.date
  const nextDay = last ? addDays(last, 1) : (props.event.startDate ?? '')
  return (
    <EditorSection
      section={section}
      labels={useLabels(state.form.getValues())}
      failed={t('eventEditor:failed.schedule')}
    >
      {days.count === 0 && <p className="field-hint">{t('eventEditor:schedule.none')}</p>}
      {days.keys.map((key, index) => (
        <DayRows key={key} state={state} days={days} index={index} />
      ))}
      <AddRow rows={days} row={{ date: nextDay, children: [NEW_LINE] }}>
        {t('eventEditor:schedule.addDay')}
      </AddRow>
    </EditorSection>
  )
}

/** Each field of the schedule by the day and the line that it stands in. */
function useLabels({ dayProgram }: ScheduleValues): Record<string, string> {
  const { t } = useWords()
  const label = (field: 'date' | 'time' | 'text' | 'textEn') => t(`eventEditor:schedule.${field}`)
  return Object.fromEntries(
    dayProgram.flatMap(({ children }, index) => {
      const path = `dayProgram.${index}`
      const day = t('eventEditor:schedule.day', { number: index + 1 })
      const ofLines = children.flatMap((_, line) => {
        const name = `${day}, ${t('eventEditor:schedule.line', { number: line + 1 })}`
        return (['time', 'text', 'textEn'] as const).map((field) => [
          `${path}.children.${line}.${field}`,
          `${name}. ${label(field)}`,
        ])
      })
      return [[`${path}.date`, `${day}. ${label('date')}`], ...ofLines]
    }),
  )
}
