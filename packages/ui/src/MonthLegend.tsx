import type { WidgetEvent } from '@polynya/contract'
import { toneOf } from './event-tones.ts'
import { useWords, type Words } from './words.ts'

interface Props {
  /** The events of a month. */
  readonly events: readonly WidgetEvent[]
}

/** Names what the colours of a month's events mean. */
export function MonthLegend({ events }: Props) {
  const { t } = useWords()
  const states = new Map<ReturnType<typeof toneOf>, Set<string>>()
  for (const event of events) {
    const names = states.get(toneOf(event)) ?? new Set()
    states.set(toneOf(event), names.add(stateName(t, event)))
  }
  return (
    <ul className="month-legend" aria-label={t('widgets:calendar.legend')}>
      {[...states].map(([tone, names]) => (
        <li key={tone} data-tone={tone}>
          {[...names].join(', ')}
        </li>
      ))}
    </ul>
  )
}

const stateName = (t: Words['t'], { eventState, registration }: WidgetEvent) =>
  eventState === 'planned'
    ? t(`sport:registrationStates.${registration.state}`)
    : t(`sport:registration.${eventState}`)
