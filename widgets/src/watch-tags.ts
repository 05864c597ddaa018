/** Watches a page for widget tags and starts loading the code and the data of each tag at the same time. */

import { urlOf } from '@polynya/contract/widget-sources/source'
import { again } from './again.ts'
import { readOnce } from './read-once.ts'
import { reservation } from './reservation.ts'
import { NAMES, PREFIX, TAGS, type TagName } from './tags.ts'
import { whenNear } from './when-near.ts'

interface Loading {
  readonly page: Document
  /** Origin of the data unless a tag names another one. */
  readonly origin: string
  /** Loads the code of a tag. An attempt after the first needs other addresses: browsers remember those that failed. */
  readonly load: (tag: Element, attempt: number) => Promise<unknown>
}

type Scope = Document | ShadowRoot | Element

/** Stand-in for a tag on sites that strip custom elements: `<div data-polynya="event-calendar" data-season="…">`. */
const STAND_IN = 'data-polynya'
const UNDEFINED = NAMES.map((name) => `${name}:not(:defined)`).join()

/** Starts the tags on the page, in its open shadow roots, and those added later. */
export function watchTags({ page, origin, load }: Loading) {
  const started = new WeakSet<Element>()
  const watched = new WeakSet<Scope>()
  /** The first formatters of a page take 50 ms on a phone: create them while waiting for the network, one in a task. */
  const formatters = [
    () => new Intl.Locale('ru').maximize(),
    Intl.NumberFormat,
    Intl.DateTimeFormat,
    () => new Intl.DisplayNames('ru', { type: 'region' }),
  ]
  const reserved = new CSSStyleSheet()
  const height = 'var(--polynya-font-size,16px)'
  reserved.replaceSync(NAMES.map((name) => reservation(`${name}:not(:defined)`, TAGS[name], height)).join(''))

  function start(tag: Element, attempt = 0) {
    const { source } = TAGS[tag.localName as TagName]
    const url = urlOf(source, (attribute) => tag.getAttribute(attribute), origin)
    if (url) readOnce(url).catch(() => {})
    load(tag, attempt).catch(() => {
      reportLoadError(tag)
      again(() => start(tag, attempt + 1))
    })
    for (const create of formatters.splice(0)) setTimeout(create)
  }

  function scan(scope: Scope) {
    for (const standIn of within(scope, `[${STAND_IN}]`)) insertTag(standIn)
    for (const tag of within(scope, UNDEFINED)) {
      if (started.has(tag)) continue
      started.add(tag)
      if (tag.getAttribute('loading') === 'lazy') whenNear(tag, () => start(tag))
      else start(tag)
    }
    for (const element of within(scope, '*')) enter(element)
  }

  /** Watches the shadow root of an element, which other custom elements have once they are defined. */
  function enter(element: Element) {
    if (element.shadowRoot) return watch(element.shadowRoot)
    if (!element.matches(':not(:defined)') || element.localName.startsWith(PREFIX)) return
    const open = () => element.shadowRoot && watch(element.shadowRoot)
    customElements.whenDefined(element.localName).then(open, () => {})
  }

  const added = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof Element) scan(node)
    }
  })

  function watch(root: Document | ShadowRoot) {
    if (watched.has(root)) return
    watched.add(root)
    root.adoptedStyleSheets.push(reserved)
    scan(root)
    added.observe(root, { childList: true, subtree: true })
  }

  watch(page)
}

/** The elements of a scope that match a selector; an element itself is of its scope. */
function within(scope: Scope, selector: string): Element[] {
  const inside = [...scope.querySelectorAll(selector)]
  return 'matches' in scope && scope.matches(selector) ? [scope, ...inside] : inside
}

/** Inserts the widget tag into its stand-in and moves the fallback content into it. */
function insertTag(standIn: Element) {
  const name = PREFIX + standIn.getAttribute(STAND_IN)
  if (standIn.firstElementChild?.localName === name || !NAMES.includes(name as TagName)) return
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
