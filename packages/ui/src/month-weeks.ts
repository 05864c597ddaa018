/** A month as a wall calendar shows it, and where events lie on it. A month is written `YYYY-MM`. */

import { addDays, daysBetween } from '@polynya/domain'
import type { Language } from '@polynya/i18n'
import { calendarFormat, noon } from './calendar-names.ts'
import type { Dated } from './months.ts'

/** Six weeks from a Monday, so that every month is as high as any other. */
const WEEKS = 6
const MONDAY = '2001-01-01'

/** The days of the weeks that a month touches, Monday first; the first and the last may be its neighbours'. */
export function monthWeeks(month: string): string[][] {
  const first = `${month}-01`
  const monday = addDays(first, -(((daysBetween(MONDAY, first) % 7) + 7) % 7))
  return new Array(WEEKS).fill(monday).map((start, week) => weekFrom(addDays(start, week * 7)))
}

/** The seven days of a week, `YYYY-MM-DD`, from its Monday. */
export const weekFrom = (monday: string): string[] => new Array(7).fill(monday).map(addDays)

/** The days of a week, Monday first: «пн» and «понедельник». */
export function weekdayNames(language: Language): { readonly short: string; readonly long: string }[] {
  const [short, long] = [
    calendarFormat(language, { weekday: 'short' }),
    calendarFormat(language, { weekday: 'long' }),
  ]
  return weekFrom(MONDAY).map((day) => ({
    short: short.format(noon(day)),
    long: long.format(noon(day)),
  }))
}

/** A stretch of an event within one week. */
export interface Bar<Event> {
  readonly event: Event
  /** How many days of the week it covers. */
  readonly days: number
  /** From the top, so that no two of a day stand on each other. */
  readonly lane: number
}

/** By the day on which they begin in that week: the bars, and on every day how many found no lane. */
export interface WeekBars<Event> {
  readonly bars: ReadonlyMap<string, readonly Bar<Event>[]>
  readonly hidden: ReadonlyMap<string, number>
}

/** Lays the events of a week onto lanes, the longest first; those that find none are counted. */
export function weekBars<Event extends Dated>(
  events: readonly Event[],
  week: readonly string[],
  lanes: number,
): WeekBars<Event> {
  const [monday = '', sunday = ''] = [week[0], week[6]]
  const bars = new Map<string, Bar<Event>[]>()
  const hidden = new Map<string, number>()
  const taken = new Map<string, Set<number>>(week.map((day) => [day, new Set()]))
  for (const { event, start, days } of stretches(events, monday, sunday)) {
    const own = week.slice(daysBetween(monday, start), daysBetween(monday, start) + days)
    const lane = new Array(lanes).fill(0).findIndex((_, at) => own.every((day) => !taken.get(day)?.has(at)))
    if (lane < 0) for (const day of own) hidden.set(day, (hidden.get(day) ?? 0) + 1)
    else {
      for (const day of own) taken.get(day)?.add(lane)
      bars.set(start, [...(bars.get(start) ?? []), { event, days, lane }])
    }
  }
  return { bars, hidden }
}

function stretches<Event extends Dated>(events: readonly Event[], monday: string, sunday: string) {
  return events
    .flatMap((event) => {
      const { startDate, endDate } = event
      const last = endDate ?? startDate
      if (startDate === null || last === null || startDate > sunday || last < monday) return []
      const start = startDate < monday ? monday : startDate
      return [{ event, start, days: daysBetween(start, last > sunday ? sunday : last) + 1 }]
    })
    .sort((one, other) => other.days - one.days || (one.start < other.start ? -1 : 1))
}
