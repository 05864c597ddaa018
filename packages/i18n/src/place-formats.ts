import type { Language } from '@polynya/contract'
import { lazy } from './locales.ts'

export interface PlaceFormats {
  /** A country by its ISO 3166-1 code: «Россия»; the code itself if it is unknown. */
  country(code: string): string
}

/** Creates formats of place names, from the data of the browser. */
export function createPlaceFormats(language: Language): PlaceFormats {
  const countries = lazy(() => new Intl.DisplayNames(language, { type: 'region' }))
  return { country: (code) => (/^[A-Z]{2}$/.test(code) ? (countries().of(code) ?? code) : code) }
}
