/** The order of events in lists. */

import type { EventsQuery } from '@polynya/contract'
import { dateInZone } from '@polynya/domain'
import type * as z from 'zod/mini'
import type { EventSortRow } from './events-list.store.ts'

type Sorting = Pick<z.output<typeof EventsQuery>, 'sort' | 'order'>
type Sort = NonNullable<Sorting['sort']>
type Key = string | number | null

const KEY = {
  startDate: (event) => event.start_date,
  name: (event) => event.name,
  priority: (event) => event.priority,
  regEndDate: (event) => event.reg_end_at?.getTime() ?? null,
} as const satisfies Record<Sort, (event: EventSortRow) => Key>

/**
 * Sorts events by the key of a query; without one, upcoming events first, soonest on top, then past ones, latest on
 * top. Events without the key are last in either direction.
 */
export function inOrder(
  events: readonly EventSortRow[],
  { sort, order }: Sorting,
  now: Date,
): EventSortRow[] {
  if (sort === undefined && order === undefined) {
    const { upcoming, over } = byTime(events, now)
    return [...upcoming, ...over]
  }
  const by = sort ?? 'startDate'
  return sorted(events, KEY[by], order ?? (by === 'priority' ? 'desc' : 'asc'))
}

/** Splits events by whether they have ended in their own time zones: upcoming ones soonest first, others latest first. */
export function byTime(events: readonly EventSortRow[], now: Date) {
  const todayIn = calendar(now)
  const isUpcoming = ({ end_date, time_zone }: EventSortRow) =>
    end_date !== null && end_date >= todayIn(time_zone)
  const upcoming = events.filter(isUpcoming)
  const over = events.filter((event) => !isUpcoming(event))
  return {
    upcoming: sorted(upcoming, KEY.startDate, 'asc'),
    over: sorted(over, KEY.startDate, 'desc'),
  }
}

/** Returns a function that caches the date of each zone. */
function calendar(now: Date): (timeZone: string) => string {
  const dates = new Map<string, string>()
  return (timeZone) => {
    const date = dates.get(timeZone) ?? dateInZone(now, timeZone)
    dates.set(timeZone, date)
    return date
  }
}

function sorted(
  events: readonly EventSortRow[],
  keyOf: (event: EventSortRow) => Key,
  order: 'asc' | 'desc',
): EventSortRow[] {
  const sign = order === 'asc' ? 1 : -1
  const { compare } = new Intl.Collator('ru', { numeric: true })
  const compareKeys = (a: Key, b: Key) => {
    if (a === null || b === null) return sign * (Number(a === null) - Number(b === null))
    return typeof a === 'number' ? a - Number(b) : compare(a, String(b))
  }
  return events.toSorted((a, b) => sign * (compareKeys(keyOf(a), keyOf(b)) || a.id - b.id))
}
