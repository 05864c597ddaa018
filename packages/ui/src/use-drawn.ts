import { useContext, useEffect, useState } from 'react'
import { DrawAtOnce } from './draw-at-once.ts'

/** As many items as fit on a phone screen, and as many as it draws between two frames. */
type Steps = readonly [first: number, step: number]

/** Returns how many items of a list to draw: more after each frame until all are, so that no task blocks the page. */
export function useDrawn(total: number, [first, step]: Steps): number {
  const [drawn, setDrawn] = useState(useContext(DrawAtOnce) ? Number.POSITIVE_INFINITY : first)
  const isDrawn = drawn >= total
  useEffect(() => {
    if (isDrawn) return
    // Not a frame: a page in the background has none.
    const timer = setTimeout(() => setDrawn(drawn + step))
    return () => clearTimeout(timer)
  }, [drawn, isDrawn, step])
  return Math.min(drawn, total)
}
