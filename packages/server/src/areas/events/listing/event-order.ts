/** In which order lists show events. */

import type { EventsQuery } from '@polynya/contract'
import { dateInZone } from '@polynya/domain'
import type * as z from 'zod/mini'
import type { Outline } from './events-list.store.ts'

type Sorting = Pick<z.output<typeof EventsQuery>, 'sort' | 'order'>
type Sort = NonNullable<Sorting['sort']>
type Key = string | number | null

const KEY = {
  startDate: (event) => event.start_date,
  name: (event) => event.name,
  priority: (event) => event.priority,
  regEndDate: (event) => event.reg_end_at?.getTime() ?? null,
} as const satisfies Record<Sort, (event: Outline) => Key>

/**
 * Events in the order that a query asks for; a query that asks for none gets what is still to come first, soonest
 * on top, then what is over, latest on top. What has no key comes last either way.
 */
export function inOrder(events: readonly Outline[], { sort, order }: Sorting, now: Date): Outline[] {
  if (sort === undefined && order === undefined) {
    const { upcoming, over } = byTime(events, now)
    return [...upcoming, ...over]
  }
  const by = sort ?? 'startDate'
  return sorted(events, KEY[by], order ?? (by === 'priority' ? 'desc' : 'asc'))
}

/** Events that have not ended on their own calendars, soonest first, and the others, latest first. */
export function byTime(events: readonly Outline[], now: Date) {
  const todayIn = calendar(now)
  const isUpcoming = ({ end_date, time_zone }: Outline) => end_date !== null && end_date >= todayIn(time_zone)
  const upcoming = events.filter(isUpcoming)
  const over = events.filter((event) => !isUpcoming(event))
  return {
    upcoming: sorted(upcoming, KEY.startDate, 'asc'),
    over: sorted(over, KEY.startDate, 'desc'),
  }
}

/** The date in a zone, worked out once a zone. */
function calendar(now: Date): (timeZone: string) => string {
  const dates = new Map<string, string>()
  return (timeZone) => {
    const date = dates.get(timeZone) ?? dateInZone(now, timeZone)
    dates.set(timeZone, date)
    return date
  }
}

function sorted(
  events: readonly Outline[],
  keyOf: (event: Outline) => Key,
  order: 'asc' | 'desc',
): Outline[] {
  const sign = order === 'asc' ? 1 : -1
  const { compare } = new Intl.Collator('ru', { numeric: true })
  const compareKeys = (a: Key, b: Key) => {
    if (a === null || b === null) return sign * (Number(a === null) - Number(b === null))
    return typeof a === 'number' ? a - Number(b) : compare(a, String(b))
  }
  return events.toSorted((a, b) => sign * (compareKeys(keyOf(a), keyOf(b)) || a.id - b.id))
}
