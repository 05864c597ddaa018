import type { Language } from '@polynya/contract'
import { createDateFormats, type DateFormats } from './date-formats.ts'
import { createMonthFormats, type MonthFormats } from './month-formats.ts'
import { createNumberFormats, type NumberFormats } from './number-formats.ts'
import { createPlaceFormats, type PlaceFormats } from './place-formats.ts'

export interface Formats extends DateFormats, MonthFormats, NumberFormats, PlaceFormats {}

/**
 * Creates formats of dates, months, numbers, money, measures and countries. Race times are the same in all languages:
 * see domain.
 */
export function createFormats(language: Language): Formats {
  return {
    ...createDateFormats(language),
    ...createMonthFormats(language),
    ...createNumberFormats(language),
    ...createPlaceFormats(language),
  }
}
