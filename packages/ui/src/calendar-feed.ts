/** Feeds of events too many to load at once: the calendar loads the months that it shows. */

import type { WidgetEvent } from '@polynya/contract'
import type { CalendarFilters } from './calendar-filters.ts'

export interface CalendarFeed {
  /** Months with events that are not loaded, `YYYY-MM`, ascending. */
  readonly missing: readonly string[]
  readonly state: 'idle' | 'loading' | 'failed'
  /** Whether events on the grid of a month are not loaded. */
  isMissing(month: string): boolean
  load(month: string): void
}

/** A feed of which every event is loaded. */
export const WHOLE_FEED: CalendarFeed = {
  missing: [],
  state: 'idle',
  isMissing: () => false,
  load: () => undefined,
}

type When = CalendarFilters['when']

/** Returns the month that a list of a period shows next and that is not loaded. */
export function nextMissing(missing: readonly string[], when: When, today: string): string | undefined {
  const month = today.slice(0, 7)
  if (when === 'past') return missing.findLast((each) => each <= month)
  return when === 'upcoming' ? missing.find((each) => each >= month) : missing[0]
}

/** Returns the events of a list that precede a month that is not loaded, so that the list has no gap. */
export function precedingEvents(
  events: readonly WidgetEvent[],
  when: When,
  next: string | undefined,
): readonly WidgetEvent[] {
  if (next === undefined) return events
  return events.filter(({ startDate }) => {
    const month = startDate?.slice(0, 7) ?? ''
    return when === 'past' ? month > next : month !== '' && month < next
  })
}
