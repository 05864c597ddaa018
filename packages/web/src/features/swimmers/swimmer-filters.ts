/** Which swimmers a list shows, and how far: what the address of the list says. */

import { LENGTHS, registryKey } from '@polynya/domain'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { listAddress } from '../../infrastructure/lists/list-address.ts'

export const SCOPES = ['all', 'my'] as const
export type Scope = (typeof SCOPES)[number]

/** The orders that can be chosen: the newest first, by last name, by registry ID. */
export const SORTS = ['createdAt', 'lastName', 'iwsaid'] as const
export type Sort = (typeof SORTS)[number]

export interface SwimmerFilters {
  readonly scope: Scope
  /** The start of a name, last or first name first. */
  readonly name?: string
  /** A registry ID or its start: all swimmers are searched by it, and nothing else narrows them. */
  readonly id?: string
  readonly gender?: 1 | 2
  /** ISO 3166. */
  readonly country?: string
  /** As profiles name it. */
  readonly club?: string
  /** Absent is the order of the search: by name, by ID, else the newest first. */
  readonly sort?: Sort
}

/** Search parameters of the list; without a scope, the last one applies. */
export interface SwimmersSearch extends Omit<SwimmerFilters, 'scope'> {
  readonly scope?: Scope
  /** The last page that is shown, from 1; absent is 1. */
  readonly page?: number
}

/** Maximum number of pages shown at once: the search leads further. */
export const MAX_PAGES = 50

/** Parses the search parameters of an address; invalid values are omitted. */
export function readSwimmersSearch(search: Readonly<Record<string, unknown>>): SwimmersSearch {
  const { gender, page } = search
  const scope = SCOPES.find((known) => known === search.scope)
  const sort = SORTS.find((known) => known === search.sort)
  const name = textOf(search.name).slice(0, LENGTHS.nameSearch[1])
  const id = registryKey(textOf(search.id))
  const country = textOf(search.country)
  const club = textOf(search.club).slice(0, LENGTHS.club[1])
  return {
    ...(scope && { scope }),
    ...(id ? { id } : name && { name }),
    ...((gender === 1 || gender === 2) && { gender }),
    ...(/^[A-Z]{2}$/.test(country) && { country }),
    ...(club && { club }),
    ...(sort && { sort }),
    ...(Number.isInteger(page) && Number(page) > 1 && { page: Math.min(Number(page), MAX_PAGES) }),
  }
}

/** A router may have read a text as a number. */
const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

/** The address of a list of swimmers. */
export const swimmersAddress = (search: SwimmersSearch): string => listAddress(paths.swimmers, search)
