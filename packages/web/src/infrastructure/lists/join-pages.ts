import type { Snapshot } from '../api/query-cache.ts'

export interface PageList<Row> {
  /** Of the pages that are there without a gap; null before the first one. */
  readonly rows: readonly Row[] | null
  readonly total: number
  /** Why a page of those that should be shown is not there. */
  readonly error: unknown
  readonly isLoading: boolean
}

/** A list response: a page of its rows, and their total number. */
export interface Page<Row> {
  readonly rows: readonly Row[]
  readonly total: number
}

/** Pages as one list; a row that moved to a later page while they were read is listed once. */
export function joinPages<Row extends { readonly id: number }>(
  pages: readonly Snapshot<Page<Row>>[],
): PageList<Row> {
  const gap = pages.findIndex(({ data }) => data === undefined)
  const there = (gap < 0 ? pages : pages.slice(0, gap)).flatMap(({ data }) => data ?? [])
  const rows = new Map(there.flatMap((page) => page.rows).map((row) => [row.id, row]))
  return {
    rows: there.length > 0 ? [...rows.values()] : null,
    total: there.at(-1)?.total ?? 0,
    error: gap < 0 ? undefined : pages[gap]?.error,
    isLoading: pages.some(({ isLoading }) => isLoading),
  }
}
