import type { Language } from '@polynya/contract'
import { createDayFormats, type DayFormats } from './day-formats.ts'
import { LOCALES } from './locales.ts'
import { createPlaceFormats, type PlaceFormats } from './place-formats.ts'
import { createPlainNumbers, type PlainNumbers } from './plain-numbers.ts'

export interface LightFormats extends DayFormats, PlainNumbers, PlaceFormats {
  /** Hours and minutes of an instant on the clocks of an IANA zone: «10:00». */
  time(at: Date | string, timeZone: string): string
}

/** The formats that widgets use, a third of all by size. */
export function createLightFormats(language: Language): LightFormats {
  return {
    ...createDayFormats(language),
    ...createPlainNumbers(language),
    ...createPlaceFormats(language),
    time: (at, timeZone) =>
      new Date(at).toLocaleTimeString(LOCALES[language], { timeZone, hour: '2-digit', minute: '2-digit' }),
  }
}
