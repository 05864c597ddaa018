/**
 * Custom elements made by r2wc, plus what it lacks: removed and emptied attributes, properties set before upgrade,
 * moves that preserve state, shadow roots that exist already.
 */

import { inTurn } from '@polynya/ui'
import r2wc from '@r2wc/react-to-web-component'
import { type Attributes, COMMON } from './attributes.ts'
import { dispatch, linkOf } from './dispatch.ts'
import type { Events } from './event-types.ts'
import { nameParts } from './parts.ts'
import { createShowing } from './showing.ts'
import { adopt } from './styles.ts'
import type { TakeOver } from './take-over.ts'
import { loadTakeOver } from './take-over-on-demand.ts'
import { whenNear } from './when-near.ts'
import type { Widget } from './widget.ts'
import type { WidgetHost } from './widget-host.ts'
import { createWidgetRoot } from './widget-root.tsx'
import type { WidgetState } from './widget-state.ts'

const RENDER = Symbol.for('r2wc.render')
const PROPS = Symbol.for('r2wc.props')

/** The element class of r2wc, with the members overridden here. */
interface Made extends HTMLElement {
  connectedCallback(): void
  disconnectedCallback(): void
  readonly [RENDER]: () => void
  readonly [PROPS]: Record<string, unknown>
}

/** Name of the r2wc property of an attribute such as `heading-level`. */
const propertyOf = (attribute: string) =>
  attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Creates the custom element class of a widget. Data are read from `origin` unless a tag names another one. */
export function elementOf(widget: Widget<unknown, Attributes>, origin: string): CustomElementConstructor {
  const attributes = Object.keys({ ...COMMON, ...widget.attributes })
  const properties = attributes.map(propertyOf)
  const options = { shadow: 'open', props: properties } as const
  const Base = r2wc(createWidgetRoot(widget, origin), options as object) as new () => Made

  return class extends Base implements WidgetHost {
    static get observedAttributes() {
      return [...attributes, 'lang']
    }

    readonly #internals: ElementInternals | null = null
    readonly #ready = Promise.withResolvers<Events['ready']>()
    #isRendered = false
    #stopWaiting = () => {}
    #isServed = false
    showing = createShowing('some')

    /** Resolves when the first data are shown, also for listeners that missed `polynya-ready`. */
    get ready() {
      return this.#ready.promise
    }

    constructor() {
      super()
      const root = this.shadowRoot as ShadowRoot
      this.#isServed = root.hasChildNodes()
      if (!this.#isServed) showFallback(root)
      // On pages with polyfills: without these the fallback content stays.
      try {
        prepare(root, widget.styles)
        this.#internals = this.attachInternals()
      } catch {
        reportUnsupported(this)
      }
    }

    override attachShadow(init: ShadowRootInit) {
      return this.shadowRoot ?? super.attachShadow(init)
    }

    override connectedCallback() {
      for (const property of properties) upgrade(this, property)
      if (!this.#internals) return
      if (this.#isRendered) return super.connectedCallback()
      const render = () => inTurn(() => this.#render())
      const start = () => (this.#isServed ? takeOver({ host: this, widget, origin, render }) : render())
      if (this.getAttribute('loading') !== 'lazy') start()
      else this.#stopWaiting = whenNear(this, start)
    }

    #render() {
      if (!this.isConnected || this.#isRendered) return
      this.#isRendered = true
      const root = this.shadowRoot as ShadowRoot
      if (!this.#isServed) root.replaceChildren()
      try {
        super.connectedCallback()
      } catch {
        showFallback(root)
        reportUnsupported(this)
      }
    }

    // A move is a removal followed by an insertion: unmount only if the element stays disconnected.
    override disconnectedCallback() {
      this.#stopWaiting()
      queueMicrotask(() => {
        if (!this.isConnected && this.#isRendered) super.disconnectedCallback()
      })
    }

    connectedMoveCallback() {}

    attributeChangedCallback(attribute: string, _before: string | null, value: string | null) {
      this[PROPS][propertyOf(attribute)] = value ?? undefined
      if (this.isConnected && this.#isRendered) this[RENDER]()
    }

    showStates(...states: readonly WidgetState[]) {
      const shown: Set<string> | undefined = this.#internals?.states
      shown?.clear()
      for (const state of states) shown?.add(state)
    }

    #isReady = false
    becomeReady(detail: Events['ready']) {
      if (this.#isReady) return
      this.#isReady = true
      this.#ready.resolve(detail)
      dispatch(this, 'ready', detail)
    }
  }
}

/** Takes over the content of a server. Where the code for it cannot load, the content stays. */
function takeOver(over: TakeOver) {
  loadTakeOver().then(
    (module) => module.takeOver(over),
    () => {
      dispatch(over.host, 'error', { code: 'load', status: null, retryable: true })
      addEventListener('online', () => takeOver(over), { once: true })
    },
  )
}

/** Shows the content of the tag, in the place of what will be rendered. */
function showFallback(root: ShadowRoot) {
  const [frame, place] = [document.createElement('div'), document.createElement('div')]
  frame.className = 'r'
  place.className = 'pending'
  place.append(document.createElement('slot'))
  frame.append(place)
  const width = document.createElement('span')
  width.className = 'width'
  width.textContent = '. .'
  root.replaceChildren(frame, width)
}

/** Reports, once the page can listen, that an element can render nothing. */
function reportUnsupported(element: Element) {
  queueMicrotask(() => dispatch(element, 'error', { code: 'load', status: null, retryable: false }))
}

/** Adds styles, part names and the events of links to a shadow root. */
function prepare(root: ShadowRoot, styles: readonly string[]) {
  adopt(root, styles)
  nameParts(root, () => root.host.getAttribute('link-target') ?? '')
  root.addEventListener('click', follow)
}

/** Dispatches `polynya-navigate` for a followed link; the host may cancel it to open its own page in this tab. */
function follow(domEvent: Event) {
  const { ctrlKey, metaKey, shiftKey } = domEvent as MouseEvent
  if (ctrlKey || metaKey || shiftKey) return
  const link = domEvent.composedPath().find((node) => node instanceof HTMLAnchorElement)
  const { host } = domEvent.currentTarget as ShadowRoot
  if (link instanceof HTMLAnchorElement && !dispatch(host, 'navigate', linkOf(link.href))) {
    domEvent.preventDefault()
  }
}

/** Re-applies a property set before the element was upgraded, which otherwise shadows the accessor of the class. */
function upgrade(element: HTMLElement, property: string) {
  if (!Object.hasOwn(element, property)) return
  const value: unknown = Reflect.get(element, property)
  Reflect.deleteProperty(element, property)
  Reflect.set(element, property, value)
}

/** Defines a widget's tag unless another script on the page has defined it. */
export function defineElement(widget: Widget<unknown, Attributes>, origin: string) {
  if (!customElements.get(widget.tag)) customElements.define(widget.tag, elementOf(widget, origin))
}
