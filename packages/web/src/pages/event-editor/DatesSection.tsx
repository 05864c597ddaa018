import type { EventView } from '@polynya/contract'
import { isTimeZone } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { useApp } from '../../infrastructure/context/app-context.ts'
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
  const zones = timeZones(props.event.timeZone)
  return (
    <EditorSection section={section} labels={labels} failed={t('messages:events.datesFailed')}>
      <div className="field-pair">
        <TextField {...field('startDate')} input={{ type: 'date' }} />
        <TextField {...field('endDate')} input={{ type: 'date' }} />
      </div>
      <SelectField
        {...field('timeZone')}
        hint={useZoneHint(state.watchText('timeZone'))}
        options={zones.map((zone) => ({ value: zone, text: zone.replaceAll('_', ' ') }))}
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

/** Time zones of the federation's country, where most events are, at the start of the list. */
const FIRST_ZONES = [
  'Europe/Kaliningrad',
  'Europe/Moscow',
  'Europe/Samara',
  'Asia/Yekaterinburg',
  'Asia/Omsk',
  'Asia/Krasnoyarsk',
  'Asia/Irkutsk',
  'Asia/Yakutsk',
  'Asia/Vladivostok',
  'Asia/Magadan',
  'Asia/Kamchatka',
] as const

/** Time zones to choose from, including the chosen one, which the browser may name differently. */
const timeZones = (chosen: string): string[] => [
  ...new Set<string>([...FIRST_ZONES, ...Intl.supportedValuesOf('timeZone'), chosen]),
]
