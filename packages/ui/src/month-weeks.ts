/** Month grid and the layout of events on it. Months are written `YYYY-MM`. */

import { addDays, daysBetween } from '@polynya/domain'
import type { Language } from '@polynya/i18n'
import type { Dated } from './months.ts'

/** Six weeks, so that every month has the same height. */
const WEEKS = 6
const MONDAY = '2001-01-01'

/** Days of the weeks that a month touches, Monday first; may include days of adjacent months. */
export function monthWeeks(month: string): string[][] {
  const first = `${month}-01`
  const monday = addDays(first, -(((daysBetween(MONDAY, first) % 7) + 7) % 7))
  return new Array(WEEKS).fill(monday).map((start, week) => weekFrom(addDays(start, week * 7)))
}

/** Seven days `YYYY-MM-DD` from a Monday. */
export const weekFrom = (monday: string): string[] => new Array(7).fill(monday).map(addDays)

/** Weekday names, Monday first: «пн» and «понедельник». */
export function weekdayNames(language: Language): { readonly short: string; readonly long: string }[] {
  const [short, long] = [weekdayFormat(language, 'short'), weekdayFormat(language, 'long')]
  return weekFrom(MONDAY)
    .map((day) => new Date(day))
    .map((day) => ({ short: short.format(day), long: long.format(day) }))
}

/** In UTC, as a `Date` made of a day is its midnight there. */
function weekdayFormat(language: Language, weekday: 'short' | 'long') {
  return new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })
}

/** Segment of an event within one week. */
export interface Bar<Event> {
  readonly event: Event
  /** Number of days that it covers. */
  readonly days: number
  /** From the top; bars of one day have distinct lanes. */
  readonly lane: number
}

/** Bars by first day within the week, and the number of events without a lane by day. */
export interface WeekBars<Event> {
  readonly bars: ReadonlyMap<string, readonly Bar<Event>[]>
  readonly hidden: ReadonlyMap<string, number>
}

/** Assigns the events of a week to lanes, longest first, and counts those without a lane. */
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
