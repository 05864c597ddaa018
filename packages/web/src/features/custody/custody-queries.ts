/** What the pages of custody read; apart from the other queries, for it comes with those pages. */

import type { ChangeState } from '@polynya/contract'
import type { Client } from '@polynya/sdk/light'
import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'

/** A profile as its owner and administrators see it. */
export const profileQuery = ({ swimmers }: Client, id: number) =>
  queryOptions({
    queryKey: keys.custody.profile(id),
    queryFn: ({ signal }) => swimmers.get({ params: { id } }, { signal }),
  })

export const lastChangeQuery = ({ swimmers }: Client, id: number) =>
  queryOptions({
    queryKey: keys.custody.lastChange(id),
    queryFn: ({ signal }) => swimmers.lastChange({ params: { id } }, { signal }),
  })

export const transfersQuery = ({ swimmers }: Client) =>
  queryOptions({
    queryKey: keys.custody.list('transfers'),
    queryFn: ({ signal }) => swimmers.transfers({}, { signal }),
  })

/** The profiles that can be offered: a page of them is more than families and teams have. */
export const ownProfilesQuery = ({ swimmers }: Client) =>
  queryOptions({
    queryKey: keys.custody.own,
    queryFn: ({ signal }) => swimmers.my({ query: { limit: 100, sort: 'lastName' } }, { signal }),
  })

export const changesQuery = ({ swimmers }: Client, state: ChangeState, page: number) =>
  queryOptions({
    queryKey: keys.custody.changes(state, page),
    queryFn: ({ signal }) => swimmers.changes({ query: { state, page } }, { signal }),
  })

export const candidatesQuery = ({ swimmers }: Client, page: number) =>
  queryOptions({
    queryKey: keys.custody.candidates(page),
    queryFn: ({ signal }) => swimmers.candidates({ query: { page } }, { signal }),
  })

/** The distances on which two profiles both have a result. */
export const mergeResultsQuery = ({ swimmers }: Client, oneId: number, otherId: number) =>
  queryOptions({
    queryKey: keys.custody.mergeResults(oneId, otherId),
    queryFn: ({ signal }) => swimmers.mergeResults({ query: { oneId, otherId } }, { signal }),
  })
