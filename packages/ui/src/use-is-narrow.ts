import { type RefObject, useLayoutEffect, useState } from 'react'

/** Pixels per em by default. */
const USUAL_EM = 16

/** Whether an element is narrower than `ems`, in its own font size. False where layout is not available. */
export function useIsNarrow(element: RefObject<HTMLElement | null>, ems: number): boolean {
  // On a phone the answer is known before measuring, which avoids rendering the wide layout first.
  const [isNarrow, setNarrow] = useState(() => globalThis.innerWidth < ems * USUAL_EM)
  useLayoutEffect(() => {
    const { current } = element
    if (!current || typeof ResizeObserver === 'undefined') return
    const measure = () => {
      const em = Number.parseFloat(getComputedStyle(current).fontSize) || USUAL_EM
      setNarrow(current.clientWidth < ems * em)
    }
    // In a narrow window, wait for the frame: measuring earlier would force an extra layout.
    if (innerWidth >= ems * USUAL_EM) measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element, ems])
  return isNarrow
}
