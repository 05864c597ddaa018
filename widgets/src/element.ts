/**
 * Custom elements made by r2wc, plus what it lacks: removed and emptied attributes, properties set before upgrade,
 * moves that preserve state, shadow roots that exist already.
 */

import r2wc from '@r2wc/react-to-web-component'
import { type Attributes, COMMON } from './attributes.ts'
import { dispatch, type Events, linkOf } from './dispatch.ts'
import { nameParts } from './parts.ts'
import { adopt } from './styles.ts'
import type { Widget } from './widget.ts'
import type { WidgetHost, WidgetState } from './widget-host.ts'
import { createWidgetRoot } from './widget-root.tsx'

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

    readonly #internals = this.attachInternals()
    readonly #ready = Promise.withResolvers<Events['ready']>()

    /** Resolves when the first data are shown, also for listeners that missed `polynya-ready`. */
    get ready() {
      return this.#ready.promise
    }

    constructor() {
      super()
      prepare(this.shadowRoot as ShadowRoot, widget.styles)
    }

    override attachShadow(init: ShadowRootInit) {
      return this.shadowRoot ?? super.attachShadow(init)
    }

    override connectedCallback() {
      for (const property of properties) upgrade(this, property)
      super.connectedCallback()
    }

    // A move is a removal followed by an insertion: unmount only if the element stays disconnected.
    override disconnectedCallback() {
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback()
      })
    }

    connectedMoveCallback() {}

    attributeChangedCallback(attribute: string, _before: string | null, value: string | null) {
      this[PROPS][propertyOf(attribute)] = value ?? undefined
      if (this.isConnected) this[RENDER]()
    }

    showStates(...states: readonly WidgetState[]) {
      const shown: Set<string> | undefined = this.#internals.states
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

/** Empties a shadow root and adds styles, part names and the events of links. */
function prepare(root: ShadowRoot, styles: readonly string[]) {
  root.replaceChildren()
  adopt(root, styles)
  nameParts(root, () => root.host.getAttribute('link-target') ?? '')
  root.addEventListener('click', follow)
}

/** Dispatches `polynya-navigate` for a followed link; the host may cancel it to open its own page. */
function follow(domEvent: Event) {
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
export function defineWidget(widget: Widget<unknown, Attributes>, origin: string) {
  if (!customElements.get(widget.tag)) customElements.define(widget.tag, elementOf(widget, origin))
}
