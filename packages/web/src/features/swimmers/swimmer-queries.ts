/**
 * Queries of the swimmer pages other than the profile; separate from the other queries, because they are
 * bundled with those pages.
 */

import type { Swimmer } from '@polynya/contract'
import { PAGE_SIZE } from '@polynya/domain'
import type { Client } from '@polynya/sdk/light'
import type { Query } from '../../infrastructure/api/query-cache.ts'
import type { SwimmerFilters } from './swimmer-filters.ts'

export type SwimmersPage = Awaited<ReturnType<Client['swimmers']['all']>>

/** Names a list of swimmers; its pages have that name and their number. */
export function listKey({ scope, name, id, gender, country, sort }: SwimmerFilters): string {
  return `swimmers.${id ? 'idlist' : scope}:${[id, name, gender, country, sort].join()}:`
}

/** A page of swimmers, from 1: one's own or all, by name or by the first letters of the registry ID. */
export function swimmersPage(
  { swimmers }: Client,
  filters: SwimmerFilters,
  page: number,
): Query<SwimmersPage> {
  const { scope, name, id, gender, country, sort } = filters
  const paged = { page, limit: PAGE_SIZE.swimmers, ...(sort && { sort }) }
  const narrowed = { ...(name && { lastName: name }), ...(gender && { gender }), ...(country && { country }) }
  return {
    key: `${listKey(filters)}${page}`,
    load: (signal) =>
      id
        ? swimmers.idlist({ params: { key: id }, query: paged }, { signal })
        : swimmers[scope]({ query: { ...paged, ...narrowed } }, { signal }),
  }
}

/** Whether the caller may edit a swimmer, and why not. */
export const canEditQuery = (
  { swimmers }: Client,
  id: number,
): Query<Awaited<ReturnType<Client['swimmers']['canEdit']>>> => ({
  key: `swimmers.canEdit:${id}`,
  load: (signal) => swimmers.canEdit({ params: { id } }, { signal }),
})

/** Names a profile by its number, as its owner opens it. */
export const ownProfileKey = (id: number) => `swimmers.get:${id}`

export const ownProfile = ({ swimmers }: Client, id: number): Query<Swimmer> => ({
  key: ownProfileKey(id),
  load: (signal) => swimmers.get({ params: { id } }, { signal }),
})

/** State of a para-swimmer's document. */
export const documentQuery = (
  { swimmers }: Client,
  id: number,
): Query<Awaited<ReturnType<Client['swimmers']['document']>>> => ({
  key: `swimmers.document:${id}`,
  load: (signal) => swimmers.document({ params: { id } }, { signal }),
})
