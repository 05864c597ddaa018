import type { Client } from '@polynya/sdk/light'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { refreshCached } from '../../infrastructure/api/refresh-cached.ts'
import { savedUnlessAdministrator } from '../../infrastructure/api/saved.ts'
import type { App } from '../../infrastructure/context/app-context.ts'

/** While a stage is on, its standing is requested again after this time. */
const LIVE_MS = 30_000

type ListQuery = NonNullable<NonNullable<Parameters<Client['series']['list']>[0]>['query']>
type StandingsQuery = Parameters<Client['series']['standings']>[0]['query']

export const seriesListQuery = (client: Client, query: ListQuery) =>
  queryOptions({
    queryKey: keys.series.list(query),
    queryFn: ({ signal }) => client.series.list({ query }, { signal }),
    placeholderData: keepPreviousData,
    ...savedUnlessAdministrator(client),
  })

export const seriesQuery = (client: Client, id: number) =>
  queryOptions({
    queryKey: keys.series.get(id),
    queryFn: ({ signal }) => client.series.get({ params: { id } }, { signal }),
    ...savedUnlessAdministrator(client),
  })

interface Standing {
  readonly id: number
  readonly query: StandingsQuery
  /** Whether a stage is on. */
  readonly isLive: boolean
}

/** A page of the standing of a series. */
export const standingQuery = (client: Client, { id, query, isLive }: Standing) =>
  queryOptions({
    queryKey: keys.series.standing(id, query),
    queryFn: ({ signal }) => client.series.standings({ params: { id }, query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: isLive ? LIVE_MS : false,
    ...savedUnlessAdministrator(client),
  })

/** Shows a change of a series at once. */
export async function seriesChanged({ queryClient }: Pick<App, 'queryClient'>, id?: number): Promise<void> {
  await Promise.all(['series', ...(id === undefined ? [] : [`series/${id}`])].map(refreshCached))
  await queryClient.invalidateQueries({ queryKey: keys.series.all })
}
