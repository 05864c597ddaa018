import { LoadMore, type Words } from '@polynya/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useApp } from '../context/app-context.ts'
import type { PageList } from './page-list.ts'
import { SearchedAs } from './SearchedAs.tsx'

interface Props<Row> {
  readonly list: PageList<Row>
  readonly className: string
  /** Puts the next page into the address once it has arrived. */
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
  const { rowsRef, loadMore } = useLoadMore(props)
  return (
    <>
      <SearchedAs text={list.searchedAs} />
      <ul className={className} ref={rowsRef} aria-busy={list.isFetching}>
        {rows.map((row) => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </ul>
      <LoadMore
        shown={rows.length}
        total={list.total}
        isLoading={list.next.isFetching}
        hasFailed={list.next.hasFailed}
        of={of}
        end={end}
        onMore={loadMore}
      />
    </>
  )
}

/** Loads the next page, puts it into the address and focuses its first row. */
function useLoadMore<Row>({ list, onNext, loaded }: Props<Row>) {
  const { notifications } = useApp()
  const rowsRef = useRef<HTMLUListElement>(null)
  const firstNew = useRef<number | null>(null)
  const say = useRef(loaded)
  const shown = list.rows?.length ?? 0
  say.current = loaded

  async function loadMore() {
    if (!(await list.next.fetch())) return
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

  return { rowsRef, loadMore }
}
