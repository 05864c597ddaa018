/** How a calendar is headed in a language. */

import type { Language } from '@polynya/i18n'
import { weekFrom } from './month-weeks.ts'

const noon = (date: string) => new Date(`${date}T12:00:00Z`)
const format = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })

/** A month `YYYY-MM` with its year: «ноябрь 2026». */
export function monthName(language: Language, month: string): string {
  return format(language, { month: 'long', year: 'numeric' })
    .format(noon(`${month}-01`))
    .replace(/\s?г\.$/, '')
}

/** The days of a week, Monday first: «пн» and «понедельник». */
export function weekdayNames(language: Language): { readonly short: string; readonly long: string }[] {
  const [short, long] = [format(language, { weekday: 'short' }), format(language, { weekday: 'long' })]
  return weekFrom('2001-01-01').map((day) => ({
    short: short.format(noon(day)),
    long: long.format(noon(day)),
  }))
}
