import type { Client } from '@polynya/sdk/light'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { SAVED_FOR_ALL } from '../../infrastructure/api/saved.ts'
import type { RankingFilter, RankingQuery } from './ranking-search.ts'

export const rankingQuery = ({ rankings }: Client, query: RankingQuery) =>
  queryOptions({
    queryKey: keys.rankings.list(query),
    queryFn: ({ signal }) => rankings.list({ query }, { signal }),
    placeholderData: keepPreviousData,
    ...SAVED_FOR_ALL,
  })

/** Places of the account's own swimmers. */
export const ownRankingQuery = ({ rankings }: Client, query: RankingFilter) =>
  queryOptions({
    queryKey: keys.rankings.mine(query),
    queryFn: async ({ signal }) => (await rankings.mine({ query }, { signal })).rankings,
  })

export const compareQuery = (
  { rankings }: Client,
  query: Parameters<Client['rankings']['compare']>[0]['query'],
) =>
  queryOptions({
    queryKey: keys.rankings.compare(query),
    queryFn: async ({ signal }) => (await rankings.compare({ query }, { signal })).swimmers,
    ...SAVED_FOR_ALL,
  })
