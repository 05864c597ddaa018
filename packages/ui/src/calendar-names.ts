/** Month and weekday names of a calendar. */

import type { Language } from '@polynya/i18n'

export const noon = (date: string) => new Date(`${date}T12:00:00Z`)
/** Formats stand-alone dates, written as noon. */
export const calendarFormat = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })

/** A month `YYYY-MM` with its year: «ноябрь 2026». */
export function monthName(language: Language, month: string): string {
  return calendarFormat(language, { month: 'long', year: 'numeric' })
    .format(noon(`${month}-01`))
    .replace(/\s?г\.$/, '')
}
