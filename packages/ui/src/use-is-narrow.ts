import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether an element is narrower than so many of its own ems; not where nothing measures. */
export function useIsNarrow(element: RefObject<HTMLElement | null>, ems: number): boolean {
  const [isNarrow, setNarrow] = useState(false)
  useLayoutEffect(() => {
    const { current } = element
    if (!current || typeof ResizeObserver === 'undefined') return
    const measure = () => {
      const em = Number.parseFloat(getComputedStyle(current).fontSize) || 16
      setNarrow(current.clientWidth < ems * em)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element, ems])
  return isNarrow
}
