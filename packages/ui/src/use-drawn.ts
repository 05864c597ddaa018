import { useContext, useEffect, useState } from 'react'
import { DrawingContext, useDrawing } from './drawing.ts'
import { inTurn } from './in-turn.ts'

/** The number of items in the first frame, and as many as a phone draws between two frames. */
type Steps = readonly [first: number, step: number]

interface Place {
  /** Number of items of the list before these: items that were drawn stay drawn when it changes. */
  readonly preceding?: number | undefined
  /** Number of items of the list that are drawn without waiting, such as those up to one that receives the focus. */
  readonly atOnce?: number | undefined
}

/** Returns the items of a list to draw: more after each frame until all are, so that no task blocks the page. */
export function useDrawn<Item>(
  items: readonly Item[],
  [first, step]: Steps,
  { preceding = 0, atOnce = 0 }: Place,
): readonly Item[] {
  const { isAtOnce } = useContext(DrawingContext)
  const [drawn, setDrawn] = useState(first)
  const isDrawn = isAtOnce || drawn >= preceding + items.length
  useDrawing(isDrawn)
  useEffect(() => {
    if (isDrawn) return
    return inTurn(() => setDrawn(drawn + step))
  }, [drawn, isDrawn, step])
  return isDrawn ? items : items.slice(0, Math.max(drawn, atOnce, preceding) - preceding)
}
