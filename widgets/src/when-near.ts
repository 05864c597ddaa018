/** Distance from the window at which a lazy element starts. */
export const NEAR = '300px'

/** Calls a function once an element is near the window; returns the function that stops waiting. */
export function whenNear(element: Element, start: () => void): () => void {
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      near.disconnect()
      start()
    },
    { rootMargin: NEAR },
  )
  near.observe(element)
  return () => near.disconnect()
}
