import { useContext, useEffect, useState } from 'react'
import { DrawingContext, useDrawing } from './drawing.ts'
import { inTurn } from './in-turn.ts'

interface Place {
  /** Number of items of the list before these: items that were drawn stay drawn when it changes. */
  readonly preceding?: number | undefined
  /** Number of items of the list that are drawn without waiting, such as those up to one that receives the focus. */
  readonly atOnce?: number | undefined
}

/**
 * Returns the items of a list to draw, so that no task blocks the page: none with what is around the list, then one,
 * whose fonts the browser loads, then `step` more after each frame, as many as a phone draws.
 */
export function useDrawn<Item>(
  items: readonly Item[],
  step: number,
  { preceding = 0, atOnce = 0 }: Place,
): readonly Item[] {
  const { isAtOnce } = useContext(DrawingContext)
  const [drawn, setDrawn] = useState(0)
  const isDrawn = isAtOnce || drawn >= preceding + items.length
  useDrawing(isDrawn ? 'all' : drawn > 0 ? 'some' : 'nothing')
  useEffect(() => {
    if (isDrawn) return
    return inTurn(() => setDrawn(drawn === 0 ? 1 : drawn + step))
  }, [drawn, isDrawn, step])
  return isDrawn ? items : items.slice(0, Math.max(drawn, atOnce, preceding) - preceding)
}

const WHOLE = [true]

/** Returns whether to draw a part of the page that has a turn of its own, after the first frame. */
export const useTurn = (): boolean => useDrawn(WHOLE, 1, {}).length > 0
