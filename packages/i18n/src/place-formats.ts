import type { Language } from '@polynya/contract'
import { later } from './locales.ts'

export interface PlaceFormats {
  /** A country by its ISO 3166-1 code: «Россия»; the code itself where nobody knows it. */
  country(code: string): string
}

/** Names of places that the browser knows. */
export function createPlaceFormats(language: Language): PlaceFormats {
  const countries = later(() => new Intl.DisplayNames(language, { type: 'region' }))
  return { country: (code) => (/^[A-Z]{2}$/.test(code) ? (countries().of(code) ?? code) : code) }
}
