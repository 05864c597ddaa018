import { useCallback, useEffect, useState } from 'react'

/** Reads a page of rows, from 2; null on failure. */
export type ReadPage<Row> = (page: number) => Promise<readonly Row[] | null>

export interface Pages<Row> {
  readonly rows: readonly Row[]
  /** Number of the first shown row, from 1. */
  readonly from: number
  readonly state: 'idle' | 'loading' | 'failed'
  readonly hasMore: boolean
  readonly more: () => void
  /** Undefined while the first page is shown. */
  readonly previous: (() => void) | undefined
}

/** Rows that a widget shows at most: with more, a page of a region would have too many elements for a phone. */
const MOST_ROWS = 150

/**
 * The rows of a list that loads page after page, of which the last ones are shown. Once the first page is loaded again,
 * so are the others, which stay as they were until then.
 */
export function usePages<Row>(first: readonly Row[], total: number, read: ReadPage<Row>): Pages<Row> {
  const [further, setFurther] = useState<readonly (readonly Row[])[]>([])
  const [last, setLast] = useState(1)
  const [state, setState] = useState<Pages<Row>['state']>('idle')

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new first page makes the others old
  useEffect(() => {
    for (const index of further.keys()) {
      read(index + 2).then((rows) => {
        if (rows) setFurther((before) => before.map((page, at) => (at === index ? rows : page)))
      })
    }
  }, [first])

  const more = useCallback(async () => {
    if (last <= further.length) return setLast(last + 1)
    setState('loading')
    const rows = await read(last + 1)
    setState(rows ? 'idle' : 'failed')
    if (!rows) return
    setFurther((before) => [...before, rows])
    setLast(last + 1)
  }, [last, further, read])

  const size = first.length
  const most = Math.max(1, Math.floor(MOST_ROWS / Math.max(1, size)))
  const start = Math.max(0, last - most)
  const rows = [first, ...further].slice(start, last).flat()
  return {
    rows,
    from: start * size + 1,
    state,
    hasMore: start * size + rows.length < total,
    more,
    previous: start > 0 ? () => setLast(last - 1) : undefined,
  }
}
