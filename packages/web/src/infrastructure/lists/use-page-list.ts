import { useRef } from 'react'
import type { Query } from '../api/query-cache.ts'
import { useQueries } from '../queries/use-query.ts'
import { joinPages, type Page, type PageList } from './join-pages.ts'

/**
 * Loads the rows of all pages that an address requests. While another list loads, the previous one is shown.
 * @param pageOf picks the listed part of an answer
 */
export function usePageList<Answer, Row extends { readonly id: number }>(
  queries: readonly Query<Answer>[],
  pageOf: (answer: Answer) => Page<Row>,
): PageList<Row> {
  const pages = useQueries(queries)
  const list = joinPages(pages.map(({ data, ...page }) => ({ ...page, data: data && pageOf(data) })))
  const last = useRef(list)
  const isThere = list.rows !== null || list.error !== undefined
  if (isThere) last.current = list
  return isThere ? list : { ...last.current, isLoading: list.isLoading }
}
