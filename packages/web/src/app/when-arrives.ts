/** Events that cancel the wait: the user scrolls or interacts with the page. */
const ACCOUNT_PATHS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Later than that, a jump would only startle. */
const ABORT_MS = 15_000

/**
 * Calls back with the element of an id once it is on the page, which may be after its data.
 * @returns how to stop waiting
 */
export function whenArrives(page: Document, id: string, then: (element: HTMLElement) => void): () => void {
  const end = new AbortController()
  const look = () => {
    const element = page.getElementById(id)
    if (!element) return
    stop()
    then(element)
  }
  const observer = new MutationObserver(look)
  const timer = setTimeout(stop, ABORT_MS)

  function stop() {
    observer.disconnect()
    clearTimeout(timer)
    end.abort()
  }

  for (const way of ACCOUNT_PATHS) page.addEventListener(way, stop, { signal: end.signal, passive: true })
  observer.observe(page.body, { childList: true, subtree: true })
  look()
  return stop
}
