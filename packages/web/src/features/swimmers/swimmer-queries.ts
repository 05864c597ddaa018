/**
 * Queries of the swimmer pages other than the profile; separate from the other queries, because they are
 * bundled with those pages.
 */

import { PAGE_SIZE } from '@polynya/domain'
import type { Client } from '@polynya/sdk/light'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { SAVED } from '../../infrastructure/api/saved.ts'
import { inEitherLayout } from '../../infrastructure/lists/either-layout.ts'
import { nextPage } from '../../infrastructure/lists/page-list.ts'
import type { SwimmerFilters } from './swimmer-filters.ts'

export type SwimmersPage = Awaited<ReturnType<Client['swimmers']['all']>>

/** Key of a list: one's own or all, by name or by the first letters of the registry ID. */
export const listKey = ({ scope, ...filters }: SwimmerFilters) =>
  keys.swimmers.list(filters.id ? 'byId' : scope, filters)

/** A list of swimmers, page by page. */
export function swimmersList({ swimmers }: Client, filters: SwimmerFilters) {
  const { scope, name, id, gender, country, club, sort } = filters
  const narrowed = {
    ...(gender && { gender }),
    ...(country && { country }),
    ...(club && { club }),
  }
  return infiniteQueryOptions({
    queryKey: listKey(filters),
    queryFn: ({ pageParam, signal }): Promise<SwimmersPage> => {
      const paged = { page: pageParam, limit: PAGE_SIZE.swimmers, ...(sort && { sort }) }
      return id
        ? swimmers.idlist({ params: { key: id }, query: paged }, { signal })
        : inEitherLayout(name, (like) =>
            swimmers[scope]({ query: { ...paged, ...narrowed, ...(like && { name: like }) } }, { signal }),
          )
    },
    initialPageParam: 1,
    getNextPageParam: nextPage(PAGE_SIZE.swimmers),
    ...SAVED,
  })
}

/** Whether the caller may edit a swimmer, and why not. */
export const canEditQuery = ({ swimmers }: Client, id: number) =>
  queryOptions({
    queryKey: keys.swimmers.canEdit(id),
    queryFn: ({ signal }) => swimmers.canEdit({ params: { id } }, { signal }),
  })

export const ownProfile = ({ swimmers }: Client, id: number) =>
  queryOptions({
    queryKey: keys.swimmers.own(id),
    queryFn: ({ signal }) => swimmers.get({ params: { id } }, { signal }),
  })

/** State of a para-swimmer's document. */
export const documentQuery = ({ swimmers }: Client, id: number) =>
  queryOptions({
    queryKey: keys.swimmers.document(id),
    queryFn: ({ signal }) => swimmers.document({ params: { id } }, { signal }),
  })
