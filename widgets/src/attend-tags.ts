/** Watches a page for our tags, and starts the code and the data of each at the same moment. */

import { type First, firstOf } from './first.ts'
import { reservation } from './heights.ts'
import { readOnce } from './shared-reads.ts'
import { sourceOf, TAGS, type TagName } from './tags.ts'

interface Loading {
  readonly page: Document
  /** Where data come from unless a tag names another origin. */
  readonly origin: string
  readonly load: (tag: TagName, first: () => First) => Promise<unknown>
}

const PREFIX = 'polynya-'
/** In the place of a tag where a site lets none through: `<div data-polynya="event-calendar" data-season="…">`. */
const STAND_IN = 'data-polynya'

/** Starts what stands on the page, and what comes later. */
export function attendTags({ page, origin, load }: Loading) {
  const names = Object.keys(TAGS) as TagName[]
  const begun = new WeakSet<Element>()

  function begin(tag: Element) {
    const name = tag.localName as TagName
    const url = sourceOf(name, (attribute) => tag.getAttribute(attribute), origin)
    if (url) readOnce(url).catch(() => {})
    load(name, () => firstOf(tag)).catch(() => tell(tag))
    // The first format of a page takes a phone 40 ms, whichever it is: they pass while the network is waited for.
    setTimeout(Intl.DateTimeFormat)
  }

  const visible = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        visible.unobserve(target)
        begin(target)
      }
    },
    { rootMargin: '300px' },
  )

  function scan() {
    for (const standIn of page.querySelectorAll(`[${STAND_IN}]`)) giveTag(standIn, names)
    for (const tag of page.querySelectorAll(names.map((name) => `${name}:not(:defined)`).join())) {
      if (begun.has(tag)) continue
      begun.add(tag)
      if (tag.getAttribute('loading') === 'lazy') visible.observe(tag)
      else begin(tag)
    }
  }

  const reserved = new CSSStyleSheet()
  const height = 'var(--polynya-font-size,16px)'
  reserved.replaceSync(names.map((name) => reservation(`${name}:not(:defined)`, name, height)).join(''))
  page.adoptedStyleSheets.push(reserved)
  scan()
  new MutationObserver(scan).observe(page.documentElement, { childList: true, subtree: true })
}

/** Puts the tag into its stand-in, with what stood there. */
function giveTag(standIn: Element, names: readonly TagName[]) {
  const name = PREFIX + standIn.getAttribute(STAND_IN)
  if (standIn.firstElementChild?.localName === name || !names.includes(name as TagName)) return
  const tag = standIn.ownerDocument.createElement(name)
  for (const { name: attribute, value } of standIn.attributes) {
    if (attribute.startsWith('data-') && attribute !== STAND_IN) tag.setAttribute(attribute.slice(5), value)
  }
  tag.append(...standIn.childNodes)
  standIn.append(tag)
}

/** The code did not come: what stands in the tag stays. */
function tell(tag: Element) {
  const detail = { code: 'load', status: null, retryable: true }
  tag.dispatchEvent(new CustomEvent(`${PREFIX}error`, { bubbles: true, composed: true, detail }))
}
