/** Countries and their regions, for the server: the data are too large for the browser. */

import type { Country, Language, Region } from '@polynya/contract'
import codeMappings from 'cldr-core/supplemental/codeMappings.json' with { type: 'json' }
import containment from 'cldr-core/supplemental/subdivisionContainment.json' with { type: 'json' }
import territoryInfo from 'cldr-core/supplemental/territoryInfo.json' with { type: 'json' }
import englishNames from 'cldr-subdivisions-full/subdivisions/en/en.json' with { type: 'json' }
import { REGION_NAMES } from './region-names.ts'

export interface Places {
  /** Inhabited countries and territories with an ISO 3166-1 code, sorted by code. */
  countries(): readonly Country[]
  /** First-level regions of a country by ISO 3166-2; empty if it has none or is unknown. */
  regionsOf(country: string): readonly Region[]
  isCountry(code: string): boolean
  isRegion(code: string): boolean
}

type Names = Readonly<Record<Language, string>>

/** Territories without permanent residents, hence without swimmers. */
const UNINHABITED = new Set(['AQ', 'BV', 'GS', 'HM', 'IO', 'TF', 'UM'])

/** First numeric code that ISO 3166-1 leaves to its users; CLDR uses them for Kosovo and others. */
const USER_ASSIGNED = 900

/** Reads the countries and regions of the CLDR. Slow: call it once. */
export function createPlaces(): Places {
  const countries = readCountries()
  const regions = new Map(countries.map(({ code }) => [code, readRegions(code)]))
  const countryCodes = new Set(countries.map(({ code }) => code))
  const regionCodes = new Set([...regions.values()].flat().map(({ code }) => code))
  return {
    countries: () => countries,
    regionsOf: (country) => regions.get(country) ?? [],
    isCountry: (code) => countryCodes.has(code),
    isRegion: (code) => regionCodes.has(code),
  }
}

function readCountries(): Country[] {
  const numbers: Readonly<Record<string, { readonly _numeric?: string; readonly _alpha3?: string }>> =
    codeMappings.supplemental.codeMappings
  const [ru, en] = [namesIn('ru'), namesIn('en')]
  return Object.keys(territoryInfo.supplemental.territoryInfo)
    .filter(
      (code) => Number(numbers[code]?._numeric ?? USER_ASSIGNED) < USER_ASSIGNED && !UNINHABITED.has(code),
    )
    .map((code) => ({ code, ru: ru.of(code) ?? code, en: en.of(code) ?? code }))
}

const namesIn = (language: Language) => new Intl.DisplayNames(language, { type: 'region' })

function readRegions(country: string): Region[] {
  const regions: Readonly<Record<string, { readonly _contains: readonly string[] }>> =
    containment.supplemental.subdivisionContainment
  return (regions[country]?._contains ?? []).flatMap((id) => {
    const code = `${id.slice(0, 2)}-${id.slice(2)}`.toUpperCase()
    const names = namesOf(code, id)
    return names ? [{ code, ...names }] : []
  })
}

/** Returns null if CLDR has no name: such a region (Hong Kong, Puerto Rico) has its own country code. */
function namesOf(code: string, id: string): Names | null {
  const english: Readonly<Record<string, string>> = englishNames.subdivisions.localeDisplayNames.subdivisions
  const own: Readonly<Record<string, Names>> = REGION_NAMES
  const name = english[id]
  return own[code] ?? (name === undefined ? null : { ru: name, en: name })
}
