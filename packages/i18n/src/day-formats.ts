import type { Language } from '@polynya/contract'
import { LOCALES, later } from './locales.ts'

export interface DayFormats {
  /** Year, month, day of a date `YYYY-MM-DD`: «24 янв. 2026». */
  shortDate(date: string): string
  /** A date in full, without its weekday: «24 января 2026». */
  fullDate(date: string): string
  /** A date in the year that is spoken of: «24 января». */
  dayMonth(date: string): string
  /** From one date to another, both `YYYY-MM-DD`: «24–26 января 2026». */
  dateRange(from: string, to: string): string
}

type Parts = readonly { readonly type: string; readonly value: string }[]

const FULL = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** Formats of dates, which have no zone. */
export function createDayFormats(language: Language): DayFormats {
  const dates = (options: Intl.DateTimeFormatOptions) =>
    later(() => new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' }))
  const [short, full] = [dates({ ...FULL, month: 'short' }), dates(FULL)]
  const dayMonth = dates({ day: 'numeric', month: 'long' })
  return {
    shortDate: (date) => written(short().formatToParts(utc(date))),
    fullDate: (date) => written(full().formatToParts(utc(date))),
    dayMonth: (date) => written(dayMonth().formatToParts(utc(date))),
    dateRange: (from, to) => written(full().formatRangeToParts(utc(from), utc(to))),
  }
}

export const utc = (date: string) => new Date(`${date}T00:00:00Z`)

/** Without the Russian «г.» after the year, a day held to its month, and a dash set alike by all browsers. */
function written(parts: Parts): string {
  const between = (index: number, before: string, after: string) =>
    parts[index - 1]?.type === before && parts[index + 1]?.type === after
  return parts
    .map(({ type, value }, index) => {
      if (type !== 'literal') return value
      if (value.includes('–')) return between(index, 'day', 'day') ? '–' : '\xa0– '
      return between(index, 'day', 'month') ? '\xa0' : value.replace(/\s?г\./, '')
    })
    .join('')
}
