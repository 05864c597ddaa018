/** Months of a feed of events, `YYYY-MM`. */

import { addDays } from '@polynya/domain'
import type { EventsFilter } from '../events/listing/events-list.store.ts'

/** A grid of six weeks starts at most as many days before its month. */
const BEFORE = 6
/** Days of a grid of six weeks. */
const GRID = 42

/** Narrows a filter to the events that have a day on the grid of a month. */
export function inMonth(filter: EventsFilter, month: string): EventsFilter {
  const first = `${month}-01`
  const [from, to] = [addDays(first, -BEFORE), addDays(first, GRID - 1)]
  const { endsFrom = from, startsTo = to } = filter
  return { ...filter, endsFrom: [from, endsFrom].sort().at(-1), startsTo: [to, startsTo].sort()[0] }
}

/** The month of today or the next one that has events; where there is none, the last one. */
export const firstMonth = (months: readonly string[], today: string): string =>
  months.find((month) => month >= today.slice(0, 7)) ?? months.at(-1) ?? today.slice(0, 7)
