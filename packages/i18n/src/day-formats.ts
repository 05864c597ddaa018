import type { Language } from '@polynya/contract'
import { LOCALES, lazy, memoize } from './locales.ts'

export interface DayFormats {
  /** A full date without the weekday: «24 января 2026». */
  fullDate(date: string): string
  /** A date without its year: «24 января». */
  dayMonth(date: string): string
  /** The same of an instant in an IANA time zone. */
  dayMonthAt(at: Date, timeZone: string): string
  /** A range of dates `YYYY-MM-DD`: «24–26 января 2026». */
  dateRange(from: string, to: string): string
}

export interface ShortDates {
  /** Year, month, day of a date `YYYY-MM-DD`: «24 янв. 2026». */
  shortDate(date: string): string
}

type Parts = readonly { readonly type: string; readonly value: string }[]

const FULL = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** Creates formats of dates, which have no time zone. */
export function createDayFormats(language: Language): DayFormats {
  const full = dates(language, FULL)
  const dayMonths = memoize(
    (timeZone) => new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'long', timeZone }),
  )
  const dayMonthAt = (at: Date, timeZone: string) => joined(dayMonths(timeZone).formatToParts(at))
  return {
    fullDate: (date) => joined(full().formatToParts(utc(date))),
    dayMonth: (date) => dayMonthAt(utc(date), 'UTC'),
    dayMonthAt,
    dateRange: (from, to) => joined(full().formatRangeToParts(utc(from), utc(to))),
  }
}

/** Creates the format of dates where there is little room. */
export function createShortDates(language: Language): ShortDates {
  const short = dates(language, { ...FULL, month: 'short' })
  return { shortDate: (date) => joined(short().formatToParts(utc(date))) }
}

const dates = (language: Language, options: Intl.DateTimeFormatOptions) =>
  lazy(() => new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' }))

export const utc = (date: string) => new Date(`${date}T00:00:00Z`)

/** Joins parts: no Russian «г.» after the year, a no-break space after the day, the same dash in all browsers. */
function joined(parts: Parts): string {
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
