/** When an element renders first: one after the other, and lazy ones shortly before they scroll into view. */

type Render = () => void

/** Distance from the window at which a lazy element starts. */
export const NEAR = '300px'

/**
 * Returns a queue that runs each function in a task of its own, so that many elements on a page do not block it
 * together, nor after the code in its task.
 */
export function renderQueue(): (render: Render) => void {
  const waiting: Render[] = []
  let isBusy = true
  const next = () => {
    const render = waiting.shift()
    isBusy = render !== undefined
    if (!render) return
    setTimeout(next)
    render()
  }
  setTimeout(next)
  return (render) => {
    waiting.push(render)
    if (!isBusy) next()
  }
}

/** Calls a function once an element is near the window; returns the function that stops waiting. */
export function whenNear(element: Element, start: Render): () => void {
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
