/** Elements that have a heading of their own, from the innermost out. */
const SECTIONS = 'section, article, dialog, main'

/** Code that moves the focus itself does so within this time. */
const AFTER_REMOVAL_MS = 50

/**
 * When the focused element is removed from the page, a browser leaves the focus on the body, and the user of a keyboard
 * or a screen reader starts from the top. Moves it to the heading of the innermost section that remains, as soon as
 * there is one; in the main part of the page that is the heading of level 1.
 * @returns how to stop
 */
export function watchLostFocus(page: Document): () => void {
  const end = new AbortController()
  /** The focused element and what it is in, from the inside out. */
  let path: readonly Element[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const isLost = () => page.activeElement === page.body && path[0]?.isConnected === false

  function restore() {
    timer = undefined
    if (!isLost()) return
    const section = path.find((each) => each.isConnected && each.matches(SECTIONS))
    const heading = section?.querySelector<HTMLElement>(section.matches('main') ? 'h1' : 'h1, h2, h3')
    if (!heading) return
    if (heading.tabIndex < 0) heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }

  const observer = new MutationObserver(() => {
    if (isLost()) timer ??= setTimeout(restore, AFTER_REMOVAL_MS)
  })
  observer.observe(page.body, { childList: true, subtree: true })

  page.addEventListener(
    'focusin',
    ({ target }) => {
      path = target instanceof Element ? ancestorsOf(target) : []
    },
    { signal: end.signal },
  )
  // A press beside the focused element leaves it on purpose.
  page.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!path[0]?.contains(target as Node)) path = []
    },
    { signal: end.signal },
  )
  return () => {
    observer.disconnect()
    clearTimeout(timer)
    end.abort()
  }
}

function ancestorsOf(element: Element): Element[] {
  const all = [element]
  for (let at = element.parentElement; at; at = at.parentElement) all.push(at)
  return all
}
