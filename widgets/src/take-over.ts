/** How a widget takes the place of content that a server rendered into its shadow root. */

import { again } from './again.ts'
import type { Attributes } from './attributes.ts'
import { dispatch } from './dispatch.ts'
import { readData } from './read-data.ts'
import { readTag } from './read-tag.ts'
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
  const outcome = url === null ? null : await readData(url, widget.isShaped)
  if (outcome && 'code' in outcome && outcome.retryable) {
    dispatch(host, 'error', outcome)
    return again(() => takeOver(over))
  }
  const root = host.shadowRoot as ShadowRoot
  const served = [...root.childNodes]
  host.removeServed = () => {
    host.removeServed = () => {}
    replaceServed(root, served)
  }
  render()
}

/** Moves the focus and the scroll positions, and removes the served nodes. */
function replaceServed(root: ShadowRoot, served: readonly ChildNode[]) {
  const focused = root.activeElement
  const within = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
  const isServed = (element: Element) => served.some((node) => node.contains(element))
  const [scrolled, fresh] = [
    within('[class]').filter(hasScrolled),
    within('.r').filter((each) => !isServed(each)),
  ]
  for (const { className, scrollTop, scrollLeft } of scrolled.filter(isServed)) {
    const same = fresh[0]?.querySelector(`[class="${CSS.escape(className)}"]`)
    same?.scrollTo({ top: scrollTop, left: scrollLeft, behavior: 'instant' })
  }
  if (focused && isServed(focused)) {
    const same = within(focused.localName).find((each) => !isServed(each) && isSame(each, focused))
    same?.focus({ preventScroll: true })
  }
  for (const node of served) node.remove()
}

const hasScrolled = ({ scrollTop, scrollLeft }: Element) => scrollTop !== 0 || scrollLeft !== 0

const isSame = (one: Element, other: Element) =>
  one.textContent === other.textContent && one.getAttribute('href') === other.getAttribute('href')
