/** Filters of a calendar and the events that match them. */

import type { WidgetEvent } from '@polynya/contract'
import { hasRegistrationState, type RegistrationState } from '@polynya/domain'
import { EVENT_TONES } from './event-tones.ts'

export interface CalendarFilters {
  /** List view only: the month view shows all events. */
  readonly when: 'upcoming' | 'past' | 'anyTime'
  readonly status: RegistrationState | ''
  readonly region: string
}

export const NO_FILTERS: CalendarFilters = { when: 'upcoming', status: '', region: '' }

export const WHEN = ['upcoming', 'past', 'anyTime'] as const satisfies CalendarFilters['when'][]

/** Events with a status and a region. */
export function matching(events: readonly WidgetEvent[], { status, region }: CalendarFilters): WidgetEvent[] {
  return events.filter(
    (event) =>
      (status === '' || hasRegistrationState(event, status)) && (region === '' || event.region === region),
  )
}

/** Events of a period: upcoming ones soonest first, past ones latest first; undated events count as upcoming. */
export function inTime(events: readonly WidgetEvent[], when: CalendarFilters['when'], today: string) {
  const isOver = ({ startDate, endDate }: WidgetEvent) => (endDate ?? startDate ?? today) < today
  if (when === 'anyTime') return [...events]
  return when === 'past' ? events.filter(isOver).reverse() : events.filter((event) => !isOver(event))
}

/** Returns the statuses that events have, in the order in which an event passes through them. */
export function statusesOf(events: readonly WidgetEvent[]): RegistrationState[] {
  return PASSAGE.filter((state) => events.some((event) => hasRegistrationState(event, state)))
}

const PASSAGE = Object.keys(EVENT_TONES) as RegistrationState[]
