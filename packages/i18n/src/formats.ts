import type { Language } from '@polynya/contract'
import { createDateFormats, type DateFormats } from './date-formats.ts'
import { createNumberFormats, type NumberFormats } from './number-formats.ts'
import { createPlaceFormats, type PlaceFormats } from './place-formats.ts'

export interface Formats extends DateFormats, NumberFormats, PlaceFormats {}

/** Creates formats of dates, numbers, money, measures and countries. Race times are the same in all languages: see domain. */
export function createFormats(language: Language): Formats {
  return { ...createDateFormats(language), ...createNumberFormats(language), ...createPlaceFormats(language) }
}
