/** Month and weekday names of a calendar. */

import type { Language } from '@polynya/i18n'

export const noon = (date: string) => new Date(`${date}T12:00:00Z`)
/** Formats stand-alone dates, written as noon. */
export const calendarFormat = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })

/** Creating a formatter takes fifty times longer than using it. */
const monthFormats = new Map<Language, Intl.DateTimeFormat>()

function monthFormat(language: Language): Intl.DateTimeFormat {
  const known = monthFormats.get(language)
  if (known) return known
  const created = calendarFormat(language, { month: 'long', year: 'numeric' })
  monthFormats.set(language, created)
  return created
}

/** A month `YYYY-MM` with its year: «ноябрь 2026». */
export const monthName = (language: Language, month: string): string =>
  monthFormat(language)
    .format(noon(`${month}-01`))
    .replace(/\s?г\.$/, '')
