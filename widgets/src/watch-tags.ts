/** Watches a page for widget tags and starts loading the code and the data of each tag at the same time. */

import { type First, firstOf } from './first.ts'
import { reservation } from './heights.ts'
import { readOnce } from './shared-reads.ts'
import { sourceOf, TAGS, type TagName } from './tags.ts'

interface Loading {
  readonly page: Document
  /** Origin of the data unless a tag names another one. */
  readonly origin: string
  readonly load: (tag: TagName, first: () => First) => Promise<unknown>
}

const PREFIX = 'polynya-'
/** Stand-in for a tag on sites that strip custom elements: `<div data-polynya="event-calendar" data-season="…">`. */
const STAND_IN = 'data-polynya'

/** Starts the tags on the page and those added later. */
export function watchTags({ page, origin, load }: Loading) {
  const names = Object.keys(TAGS) as TagName[]
  const started = new WeakSet<Element>()

  function start(tag: Element) {
    const name = tag.localName as TagName
    const url = sourceOf(name, (attribute) => tag.getAttribute(attribute), origin)
    if (url) readOnce(url).catch(() => {})
    load(name, () => firstOf(tag)).catch(() => reportLoadError(tag))
    // The first `Intl` formatter of a page takes 40 ms on a phone: create one while waiting for the network.
    setTimeout(Intl.DateTimeFormat)
  }

  const visible = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        visible.unobserve(target)
        start(target)
      }
    },
    { rootMargin: '300px' },
  )

  function scan() {
    for (const standIn of page.querySelectorAll(`[${STAND_IN}]`)) insertTag(standIn, names)
    for (const tag of page.querySelectorAll(names.map((name) => `${name}:not(:defined)`).join())) {
      if (started.has(tag)) continue
      started.add(tag)
      if (tag.getAttribute('loading') === 'lazy') visible.observe(tag)
      else start(tag)
    }
  }

  const reserved = new CSSStyleSheet()
  const height = 'var(--polynya-font-size,16px)'
  reserved.replaceSync(names.map((name) => reservation(`${name}:not(:defined)`, name, height)).join(''))
  page.adoptedStyleSheets.push(reserved)
  scan()
  new MutationObserver(scan).observe(page.documentElement, { childList: true, subtree: true })
}

/** Inserts the widget tag into its stand-in and moves the fallback content into it. */
function insertTag(standIn: Element, names: readonly TagName[]) {
  const name = PREFIX + standIn.getAttribute(STAND_IN)
  if (standIn.firstElementChild?.localName === name || !names.includes(name as TagName)) return
  const tag = standIn.ownerDocument.createElement(name)
  for (const { name: attribute, value } of standIn.attributes) {
    if (attribute.startsWith('data-') && attribute !== STAND_IN) tag.setAttribute(attribute.slice(5), value)
  }
  tag.append(...standIn.childNodes)
  standIn.append(tag)
}

/** Dispatches `polynya-error` for code that failed to load. The fallback content of the tag stays visible. */
function reportLoadError(tag: Element) {
  const detail = { code: 'load', status: null, retryable: true }
  tag.dispatchEvent(new CustomEvent(`${PREFIX}error`, { bubbles: true, composed: true, detail }))
}
