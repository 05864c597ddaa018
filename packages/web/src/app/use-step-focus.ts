import { useEffect, useRef } from 'react'

/** Another step of a page begins at its heading; the page itself began there already. */
export function useStepFocus(step: string) {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [step])
}
