import type { EventView } from '@polynya/contract'
import { isTimeZone } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useTimeZones } from '../../infrastructure/formats/use-time-zones.ts'
import { textOf, textOrNull } from '../../infrastructure/forms/field-values.ts'
import { SelectField } from '../../infrastructure/forms/SelectField.tsx'
import { TextField } from '../../infrastructure/forms/TextField.tsx'
import { EditorSection } from './section/EditorSection.tsx'
import { type SectionProps, useSection } from './section/use-section.ts'

interface Values {
  startDate: string
  endDate: string
  timeZone: string
}

const valuesOf = ({ startDate, endDate, timeZone }: EventView): Values => ({
  startDate: textOf(startDate),
  endDate: textOf(endDate),
  timeZone,
})

const toInput = ({ startDate, endDate, timeZone }: Values) => ({
  startDate: textOrNull(startDate),
  endDate: textOrNull(endDate),
  timeZone,
})

/** On which days the event is, and by which clock. */
export function DatesSection(props: SectionProps) {
  const { t } = useWords()
  const section = useSection<Values>(props, { id: 'dates', valuesOf, toInput })
  const { state } = section
  const labels = {
    startDate: t('eventEditor:fields.startDate'),
    endDate: t('eventEditor:fields.endDate'),
    timeZone: t('eventEditor:fields.timeZone'),
  }
  const field = (name: keyof Values) => ({ state, name, label: labels[name] }) as const
  return (
    <EditorSection section={section} labels={labels} failed={t('messages:events.datesFailed')}>
      <div className="field-pair">
        <TextField {...field('startDate')} input={{ type: 'date' }} />
        <TextField {...field('endDate')} input={{ type: 'date' }} />
      </div>
      <SelectField
        {...field('timeZone')}
        hint={useZoneHint(state.watchText('timeZone'))}
        options={useTimeZones(props.event.timeZone)}
      />
    </EditorSection>
  )
}

/** Current time in the chosen zone, so that a wrong zone is noticed. */
function useZoneHint(zone: string): string | undefined {
  const { t, formats } = useWords()
  const now = useApp().clock()
  if (!isTimeZone(zone)) return undefined
  return t('eventEditor:hints.timeZone', { time: formats.time(now, zone), zone: formats.zone(now, zone) })
}
