import { LoadMore, type Words } from '@polynya/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Query } from '../api/query-cache.ts'
import { useApp } from '../context/app-context.ts'
import type { PageList } from './join-pages.ts'

interface Props<Row> {
  readonly list: PageList<Row>
  readonly className: string
  /** The page after the last one that is shown. */
  readonly next: Query<unknown>
  /** Puts that page into the address, once it is there. */
  readonly onNext: () => Promise<void>
  /** Says how many rows have come with it. */
  readonly loaded: (t: Words['t'], count: number) => string
  readonly of: 'events' | 'swimmers'
  /** What is said where there is no next page. */
  readonly end?: string
  readonly children: (row: Row) => ReactNode
}

/** The rows found, with the button for the next page: its first row takes the focus. */
export function PagedList<Row extends { readonly id: number }>(props: Props<Row>) {
  const { list, className, of, end, children } = props
  const rows = list.rows ?? []
  const { rowsRef, next, loadMore } = useLoadMore(props)
  return (
    <>
      <ul className={className} ref={rowsRef} aria-busy={list.isLoading}>
        {rows.map((row) => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </ul>
      <LoadMore
        shown={rows.length}
        total={list.total}
        isLoading={next.isLoading}
        hasFailed={next.error !== undefined || list.error !== undefined}
        of={of}
        end={end}
        onMore={loadMore}
      />
    </>
  )
}

/** Loads the next page, puts it into the address, and then leads to its first row. */
function useLoadMore<Row>({ list, next, onNext, loaded }: Props<Row>) {
  const { cache, notifications } = useApp()
  const rowsRef = useRef<HTMLUListElement>(null)
  const firstNew = useRef<number | null>(null)
  const say = useRef(loaded)
  const shown = list.rows?.length ?? 0
  say.current = loaded

  async function loadMore() {
    if (list.error !== undefined) return cache.refresh()
    await cache.prepare(next)
    if (cache.read(next).data === undefined) return
    firstNew.current = shown
    await onNext()
  }

  useEffect(() => {
    const first = firstNew.current
    if (first === null || shown <= first) return
    firstNew.current = null
    rowsRef.current?.children[first]?.querySelector('a')?.focus()
    notifications.announce((t) => say.current(t, shown - first))
  }, [shown, notifications])

  return { rowsRef, next: cache.read(next), loadMore }
}
