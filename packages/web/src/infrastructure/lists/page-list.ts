/** Lists that are loaded page by page, with a button for the next page. */

import {
  type InfiniteData,
  type infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { revalidateRestored } from '../queries/query-client.ts'

/** A list response. */
export interface Page {
  readonly total: number
  /** The text in the other keyboard layout that was searched instead. */
  readonly searchedAs?: string
}

type Pages<Answer> = InfiniteData<Answer>

export type ListQuery<Answer> = ReturnType<
  typeof infiniteQueryOptions<Answer, Error, Pages<Answer>, QueryKey, number>
>

export interface PageList<Row> {
  /** Rows of the pages that the address requests; null before the first page has arrived. */
  readonly rows: readonly Row[] | null
  readonly total: number
  /** The text in the other keyboard layout that the rows are of. */
  readonly searchedAs: string | undefined
  /** Why there are no rows. */
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => void
  readonly next: {
    readonly isFetching: boolean
    readonly hasFailed: boolean
    /** Loads the next page; returns whether it is there. */
    readonly fetch: () => Promise<boolean>
  }
}

/** Returns the number of the next page, or undefined after the last one. */
export const nextPage = (size: number) => (last: Page, _pages: readonly Page[], page: number) =>
  page * size < last.total ? page + 1 : undefined

interface Shown<Answer, Row> {
  /** Number of pages that the address requests. */
  readonly pages: number
  readonly rowsOf: (answer: Answer) => readonly Row[]
  readonly isEnabled?: boolean
}

/** Returns the rows of a list. While another list loads, the previous one is shown. */
export function usePageList<Answer extends Page, Row extends { readonly id: number }>(
  query: ListQuery<Answer>,
  { pages, rowsOf, isEnabled = true }: Shown<Answer, Row>,
): PageList<Row> {
  const list = useInfiniteQuery({ ...query, enabled: isEnabled, placeholderData: keepPreviousData })
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = list
  const shown = data?.pages.slice(0, pages)
  return {
    // A row that moved to a later page between two requests is listed once.
    rows: shown ? [...new Map(shown.flatMap(rowsOf).map((row) => [row.id, row])).values()] : null,
    total: shown?.at(-1)?.total ?? 0,
    searchedAs: shown?.[0]?.searchedAs,
    error: data ? null : error,
    isFetching,
    refetch: () => void refetch(),
    next: {
      isFetching: isFetchingNextPage,
      hasFailed: isFetchNextPageError,
      async fetch() {
        if (data && data.pages.length > pages) return true
        return (await fetchNextPage()).isSuccess
      },
    },
  }
}

function hasMore<Answer>({ getNextPageParam }: ListQuery<Answer>, { pages }: Pages<Answer>): boolean {
  const last = pages.at(-1)
  return last !== undefined && getNextPageParam(last, pages, pages.length, []) !== undefined
}

/**
 * Resolves when the pages that an address requests have arrived or failed; stale ones are revalidated in the
 * background.
 * @returns the pages, or undefined if they failed
 */
export async function prepareList<Answer>(
  queryClient: QueryClient,
  query: ListQuery<Answer>,
  pages = 1,
): Promise<Pages<Answer> | undefined> {
  const options = { ...query, pages, getNextPageParam: query.getNextPageParam }
  await revalidateRestored(queryClient, query.queryKey, () => queryClient.fetchInfiniteQuery(options))
  const cached = queryClient.getQueryData<Pages<Answer>>(query.queryKey)
  try {
    if (cached && cached.pages.length < pages && hasMore(query, cached))
      return await queryClient.fetchInfiniteQuery({ ...options, staleTime: 0 })
    return await queryClient.ensureInfiniteQueryData({ ...options, revalidateIfStale: true })
  } catch {
    return undefined
  }
}
