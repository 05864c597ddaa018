import { useEffect, useRef } from 'react'

/** Focuses the heading of a new step; the first step is focused with the page. */
export function useStepFocus(step: string) {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [step])
}
