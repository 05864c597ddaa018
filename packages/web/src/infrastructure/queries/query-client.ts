import { isApiError } from '@polynya/sdk/light'
import {
  isCancelledError,
  notifyManager,
  QueryCache,
  QueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query'

/** A query of any answer, as `queryOptions` creates it. */
// biome-ignore lint/suspicious/noExplicitAny: the type of the answer is known where the query is used
export type Query<Data = any> = UseQueryOptions<Data, Error, Data, QueryKey> & { readonly queryKey: QueryKey }

/** For this long an answer is shown without being revalidated. */
const FRESH_MS = 30_000

/** A saved answer is shown without being revalidated only if that takes longer. */
const REVALIDATED_MS = 1000

/** A bad network loses single requests: so often is a query repeated that got no answer, after up to so long at first. */
const MOST_RETRIES = 2
const RETRY_MS = 500

/** The resource no longer exists, or not for this caller. */
const GONE: ReadonlySet<number | undefined> = new Set([403, 404, 410])

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Whether every caller gets the same answer, signed in or not. */
      readonly isForAll?: boolean
      /** Whether the answer is saved in the browser for offline reading. */
      readonly isSaved?: boolean
    }
  }
}

/** Creates the cache of API answers. */
export function createQueryClient(): QueryClient {
  // An answer is rendered in the task in which it arrives, not in a later one.
  notifyManager.setScheduler(queueMicrotask)
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        const isGone = isApiError(error) && GONE.has(error.status)
        if (query.meta?.isSaved && isGone) query.setState({ data: undefined })
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (count, error) =>
          count < MOST_RETRIES && navigator.onLine && isApiError(error) && error.kind === 'network',
        retryDelay: (count) => Math.random() * RETRY_MS * 2 ** count,
        // A query fails without a network instead of waiting for it, so that the page can say so.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** Whether an answer was saved by an earlier visit, and this one has not tried to revalidate it. */
function isRestored(queryClient: QueryClient, queryKey: QueryKey): boolean {
  const state = queryClient.getQueryState(queryKey)
  return state?.data !== undefined && state.dataUpdateCount + state.errorUpdateCount === 0
}

/** Revalidates an answer that was restored; resolves when that has ended or takes too long. */
export async function revalidateRestored(
  queryClient: QueryClient,
  queryKey: QueryKey,
  fetch: () => Promise<unknown>,
): Promise<void> {
  if (!isRestored(queryClient, queryKey)) return
  const late = new Promise((resolve) => setTimeout(resolve, REVALIDATED_MS))
  await Promise.race([fetch().catch(() => undefined), late])
}

/** Resolves when there is something to show, an answer or a failure. A stale answer is revalidated in the background. */
export async function prepare(queryClient: QueryClient, query: Query): Promise<void> {
  try {
    await revalidateRestored(queryClient, query.queryKey, () => queryClient.fetchQuery(query))
    await queryClient.ensureQueryData({ ...query, revalidateIfStale: true })
  } catch (error) {
    // The request was aborted because the caller or the data changed. Other failures are shown by the page.
    if (isCancelledError(error)) await prepare(queryClient, query)
  }
}

/**
 * Applies a change made by this page to the cached answers with a key prefix, and revalidates those on the screen in
 * the background.
 * @param edit returns the new answer for the cached one
 */
export function applyChange<Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  edit?: (answer: Data) => Data,
): void {
  // An answer requested before the change must not overwrite it.
  void queryClient.cancelQueries({ queryKey })
  if (edit) queryClient.setQueriesData<Data>({ queryKey }, (answer) => answer && edit(answer))
  void queryClient.invalidateQueries({ queryKey })
}

/** Discards the answers that belong to the previous caller and re-fetches those on the screen. */
export function discardOfCaller(queryClient: QueryClient): void {
  void queryClient.resetQueries({ predicate: ({ meta }) => !meta?.isForAll })
}
