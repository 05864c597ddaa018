/** Which events the list of super administrators shows, and in which order: what its address says. */

import { PAGE_SIZE, parseSeason } from '@polynya/domain'
import type { Client } from '@polynya/sdk/light'
import { queryOptions } from '@tanstack/react-query'
import { STATES, type State } from '../../features/events/event-filters.ts'
import { keys } from '../../infrastructure/api/query-keys.ts'

/** Orders to choose from; the usual one is none of them: what is to come first, then what is over. */
export const SORTS = {
  startDate: { sort: 'startDate', order: 'asc' },
  startDateDesc: { sort: 'startDate', order: 'desc' },
  name: { sort: 'name', order: 'asc' },
  priority: { sort: 'priority', order: 'desc' },
  regEndDate: { sort: 'regEndDate', order: 'asc' },
} as const

export type Sort = keyof typeof SORTS
export const SORT_NAMES = Object.keys(SORTS) as Sort[]

export interface CrudFilters {
  readonly season?: string
  readonly status?: State
  readonly region?: string
  readonly published?: boolean
  readonly sort?: Sort
}

export interface CrudSearch extends CrudFilters {
  /** From 1; absent is 1. */
  readonly page?: number
}

/** Rows a page: administrators look through lists, they do not browse them. */
export const ROWS = PAGE_SIZE.orders

/** What an address says; what it says wrongly is left out. */
export function readCrudSearch(said: Readonly<Record<string, unknown>>): CrudSearch {
  const { season, region, published, page } = said
  const status = STATES.find((known) => known === said.status)
  const sort = SORT_NAMES.find((known) => known === said.sort)
  return {
    ...(typeof season === 'string' && parseSeason(season) && { season }),
    ...(status && { status }),
    ...(typeof region === 'string' && /^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(region) && { region }),
    ...(typeof published === 'boolean' && { published }),
    ...(sort && { sort }),
    ...(Number.isInteger(page) && Number(page) > 1 && { page: Number(page) }),
  }
}

/** Query for a page of the events that the user manages. */
export function crudQuery({ events }: Pick<Client, 'events'>, search: CrudSearch) {
  const { published, sort, page = 1, ...filters } = search
  const query = {
    ...filters,
    ...(sort && SORTS[sort]),
    ...(published !== undefined && { public: published }),
    page,
    limit: ROWS,
  }
  return queryOptions({
    queryKey: keys.events.adminList(query),
    queryFn: ({ signal }) => events.adminList({ query }, { signal }),
  })
}
