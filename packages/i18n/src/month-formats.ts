import type { Language } from '@polynya/contract'
import { LOCALES, lazy } from './locales.ts'

export interface MonthFormats {
  /** A month `YYYY-MM` with its year: «ноябрь 2026». */
  monthYear(month: string): string
}

/** Creates the format of months, which have no time zone. */
export function createMonthFormats(language: Language): MonthFormats {
  const months = lazy(
    () => new Intl.DateTimeFormat(LOCALES[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  )
  return {
    monthYear: (month) =>
      months()
        .format(new Date(month))
        .replace(/\s?г\.$/, ''),
  }
}
