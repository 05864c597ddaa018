/**
 * Links are plain links: components need no router, and links in descriptions work the same way. One listener
 * on the page opens those that lead to a page of the app without reloading it.
 */

/** Paths that the server answers itself, and files. */
const NOT_A_PAGE = /^\/(api|docs|files|healthz|readyz)(\/|$)|\.\w{2,11}$/

/** Opens links of the app by `open`; returns how to stop. */
export function followLinks(
  page: Document,
  {
    open,
    expect,
  }: {
    readonly open: (address: string) => void
    /** Called when the user is about to follow a link. */
    readonly expect?: (address: string) => void
  },
): () => void {
  const onClick = (domEvent: MouseEvent) => {
    const address = domEvent.defaultPrevented || isSpecial(domEvent) ? null : addressOf(domEvent.target, page)
    if (address === null) return
    domEvent.preventDefault()
    open(address)
  }
  const onApproach = (domEvent: Event) => {
    const address = addressOf(domEvent.target, page)
    if (address !== null) expect?.(address)
  }
  page.addEventListener('click', onClick)
  page.addEventListener('pointerover', onApproach)
  return () => {
    page.removeEventListener('click', onClick)
    page.removeEventListener('pointerover', onApproach)
  }
}

/** Another tab, another window, a download: the browser knows what to do. */
const isSpecial = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/** The address that a link leads to within the app; null where it leads elsewhere. */
function addressOf(target: EventTarget | null, page: Document): string | null {
  const link = (target as Partial<Element> | null)?.closest?.('a')
  if (
    !link?.hasAttribute('href') ||
    (link.target && link.target !== '_self') ||
    link.hasAttribute('download')
  ) {
    return null
  }
  const [here, there] = [new URL(page.location.href), new URL(link.href)]
  if (there.origin !== here.origin || NOT_A_PAGE.test(there.pathname)) return null
  // Within a page the browser scrolls and moves the focus better than we would.
  const isWithinPage = there.hash !== '' && there.pathname === here.pathname && there.search === here.search
  return isWithinPage ? null : there.pathname + there.search + there.hash
}
