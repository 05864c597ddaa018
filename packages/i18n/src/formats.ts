import type { Language } from '@polynya/contract'
import { createDateFormats, type DateFormats } from './date-formats.ts'
import { createNumberFormats, type NumberFormats } from './number-formats.ts'

export interface Formats extends DateFormats, NumberFormats {}

/** How a language writes dates, numbers, money and measures. Race times are written by the domain, in any language. */
export function createFormats(language: Language): Formats {
  return { ...createDateFormats(language), ...createNumberFormats(language) }
}
