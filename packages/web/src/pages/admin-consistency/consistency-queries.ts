import type { ConsistencyRun } from '@polynya/contract'
import type { Client } from '@polynya/sdk/light'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'

/** While a run is open, its progress is requested again after this time. */
const PROGRESS_MS = 2000

export const isOpen = ({ state }: ConsistencyRun) => state === 'waiting' || state === 'running'

export const runsQuery = (client: Client, page: number) =>
  queryOptions({
    queryKey: keys.consistency.runs(page),
    queryFn: ({ signal }) => client.consistency.list({ query: { page } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.runs.some(isOpen) ? PROGRESS_MS : false),
  })

/** A run does not change once it is closed; the number of completed checks distinguishes an open one. */
export const reportQuery = (client: Client, { id, done, state }: ConsistencyRun) =>
  queryOptions({
    queryKey: keys.consistency.report(id, `${state} ${done}`),
    queryFn: ({ signal }) => client.consistency.get({ params: { id } }, { signal }),
    placeholderData: keepPreviousData,
  })
