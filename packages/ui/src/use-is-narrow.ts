import { type RefObject, useLayoutEffect, useState } from 'react'

/** Pixels of an em where nobody said otherwise. */
const USUAL_EM = 16

/** Whether an element is narrower than so many of its own ems; not where nothing measures. */
export function useIsNarrow(element: RefObject<HTMLElement | null>, ems: number): boolean {
  // On a phone it is known before anything is measured: what is wide would be drawn in vain.
  const [isNarrow, setNarrow] = useState(() => innerWidth < ems * USUAL_EM)
  useLayoutEffect(() => {
    const { current } = element
    if (!current || typeof ResizeObserver === 'undefined') return
    const measure = () => {
      const em = Number.parseFloat(getComputedStyle(current).fontSize) || USUAL_EM
      setNarrow(current.clientWidth < ems * em)
    }
    // Where the window is narrow too it waits for the frame: to measure sooner is to lay out sooner.
    if (innerWidth >= ems * USUAL_EM) measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element, ems])
  return isNarrow
}
