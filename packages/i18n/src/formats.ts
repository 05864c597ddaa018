import type { Language } from '@polynya/contract'
import { createDateFormats, type DateFormats } from './date-formats.ts'
import { createNumberFormats, type NumberFormats } from './number-formats.ts'
import { createPlaceFormats, type PlaceFormats } from './place-formats.ts'

export interface Formats extends DateFormats, NumberFormats, PlaceFormats {}

/** How a language writes dates, numbers, money, measures and countries. Race times are written by the domain, in any language. */
export function createFormats(language: Language): Formats {
  return { ...createDateFormats(language), ...createNumberFormats(language), ...createPlaceFormats(language) }
}
