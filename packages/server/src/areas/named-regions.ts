import type { Region } from '@polynya/contract'
import type { Places } from '@polynya/i18n/server'
import { failField } from '../failure.ts'

type Placed = { readonly region: string | null }

/** The regions that things are in, each once, by its Russian name; what has no name is left out. */
export function regionsNamed(places: Places, placed: readonly Placed[]): Region[] {
  const codes = new Set(placed.flatMap(({ region }) => region ?? []))
  const { compare } = new Intl.Collator('ru')
  return [...codes]
    .flatMap((code) => regionNamed(places, code) ?? [])
    .sort((one, other) => compare(one.ru, other.ru))
}

/** A region with its names, by its code. */
export function regionNamed(places: Places, code: string): Region | null {
  return places.regionsOf(code.slice(0, 2)).find((region) => region.code === code) ?? null
}

/** Fails for a region in a query that does not exist: a mistake in a page is named rather than shown as an empty list. */
export function requireRegion(places: Places, region: string | undefined) {
  if (region !== undefined && !places.isRegion(region)) failField('query.region', 'region_unknown')
}
