/** How a widget takes the place of content that a server rendered into its shadow root. */

import { again } from './again.ts'
import type { Attributes } from './attributes.ts'
import { dispatch } from './dispatch.ts'
import { read } from './read.ts'
import { readTag } from './read-tag.ts'
import { createShowing, type Showing } from './showing.ts'
import type { Widget } from './widget.ts'
import type { WidgetHost } from './widget-host.ts'

export interface TakeOver {
  readonly host: WidgetHost
  readonly widget: Widget<unknown, Attributes>
  readonly origin: string
  readonly render: () => void
}

/** Renders a widget once its first data are there: until then, the served content is better than none. */
export async function takeOver(over: TakeOver) {
  const { host, widget, origin, render } = over
  const { url } = readTag(widget, (name) => host.getAttribute(name), origin)
  const outcome = url === null ? null : await read(url, widget.isShaped)
  if (outcome && 'code' in outcome && outcome.retryable) {
    dispatch(host, 'error', outcome)
    return again(() => takeOver(over))
  }
  host.showing = showingInPlaceOf(host, host.shadowRoot as ShadowRoot)
  render()
}

/** The present content of a shadow root. The widget renders beside it, and replaces it once all its parts are drawn. */
function showingInPlaceOf(host: WidgetHost, root: ShadowRoot): Showing {
  const nodes = [...root.childNodes]
  // Before rendering, and by events after that: reading positions later would force a layout.
  const scrolled = new Set([...root.querySelectorAll('[class]')].filter(hasScrolled))
  const replaced = new AbortController()
  const options = { capture: true, signal: replaced.signal }
  root.addEventListener('scroll', ({ target }) => scrolled.add(target as Element), options)
  return createShowing('all', () => {
    host.showing = createShowing('some')
    replaced.abort()
    replace(root, nodes, scrolled)
  })
}

/** Removes nodes; the focus and the scroll positions in them move to the same elements of the widget. */
function replace(root: ShadowRoot, nodes: readonly ChildNode[], scrolled: ReadonlySet<Element>) {
  const focused = root.activeElement
  const positions = [...scrolled].map((element) => ({
    selector: `[class="${CSS.escape(element.className)}"]`,
    to: { top: element.scrollTop, left: element.scrollLeft, behavior: 'instant' } as const,
  }))
  for (const node of nodes) node.remove()
  for (const { selector, to } of positions) root.querySelector(selector)?.scrollTo(to)
  if (!focused) return
  const same = [...root.querySelectorAll<HTMLElement>(focused.localName)].find(isSameAs(focused))
  same?.focus({ preventScroll: true })
}

const hasScrolled = ({ scrollTop, scrollLeft }: Element) => scrollTop !== 0 || scrollLeft !== 0

const isSameAs = (other: Element) => (one: Element) =>
  one.textContent === other.textContent && one.getAttribute('href') === other.getAttribute('href')
