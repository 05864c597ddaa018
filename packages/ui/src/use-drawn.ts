import { useContext, useEffect, useState } from 'react'
import { DrawingContext, useDrawing } from './drawing.ts'

/** As many items as fit on a phone screen, and as many as it draws between two frames. */
type Steps = readonly [first: number, step: number]

/**
 * Returns the items of a list to draw: more after each frame until all are, so that no task blocks the page.
 *
 * @param preceding number of items of the list before these: items that were drawn stay drawn when it changes
 */
export function useDrawn<Item>(items: readonly Item[], [first, step]: Steps, preceding = 0): readonly Item[] {
  const { isAtOnce } = useContext(DrawingContext)
  const [drawn, setDrawn] = useState(first)
  const isDrawn = isAtOnce || drawn >= preceding + items.length
  useDrawing(isDrawn)
  useEffect(() => {
    if (isDrawn) return
    // Not a frame: a page in the background has none.
    const timer = setTimeout(() => setDrawn(drawn + step))
    return () => clearTimeout(timer)
  }, [drawn, isDrawn, step])
  return isDrawn ? items : items.slice(0, Math.max(0, drawn - preceding))
}
