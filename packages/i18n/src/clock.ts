import type { Language } from '@polynya/contract'
import { LOCALES } from './locales.ts'

export interface Clock {
  /** Hours and minutes of an instant in an IANA time zone: «10:00». */
  time(at: Date | string, timeZone: string): string
}

/** The one format that a widget needs only once data are stale. */
export function createClock(language: Language): Clock {
  return {
    time: (at, timeZone) =>
      new Date(at).toLocaleTimeString(LOCALES[language], { timeZone, hour: '2-digit', minute: '2-digit' }),
  }
}
