/**
 * Custom elements of components by r2wc, with what it lacks: attributes that are taken away or emptied, properties
 * set before the script came, moves that keep their state, roots that stand in the page already.
 */

import r2wc from '@r2wc/core'
import { type Attributes, COMMON } from './attributes.ts'
import { dispatch, type Events } from './dispatch.ts'
import { rendererOf } from './renderer.tsx'
import type { Stage, StageState } from './stage.ts'
import type { Widget } from './widget.ts'

const RENDER = Symbol.for('r2wc.render')
const PROPS = Symbol.for('r2wc.props')

/** The element that r2wc makes, with the parts of it that are put right here. */
interface Made extends HTMLElement {
  connectedCallback(): void
  disconnectedCallback(): void
  readonly [RENDER]: () => void
  readonly [PROPS]: Record<string, unknown>
}

/** `heading-level` as r2wc names its property. */
const propertyOf = (attribute: string) =>
  attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Never rendered: the renderer reads the attributes of the element, which are the only truth. */
const Nothing = () => null

/** Makes the class of a widget's element; its data come from `origin` unless a tag names another one. */
export function elementOf<Data, A extends Attributes>(
  given: Widget<Data, A>,
  origin: string,
): CustomElementConstructor {
  // Inside, the data are whatever the widget itself said is shaped well.
  const widget = given as unknown as Widget<unknown, Attributes>
  const attributes = Object.keys({ ...COMMON, ...widget.attributes })
  const properties = attributes.map(propertyOf)
  const options = { shadow: 'open', props: properties } as const
  const Base = r2wc(Nothing, options as object, rendererOf(widget, origin)) as unknown as new () => Made

  return class extends Base implements Stage {
    static get observedAttributes() {
      return [...attributes, 'lang']
    }

    readonly #internals = this.attachInternals()
    readonly #ready = Promise.withResolvers<Events['ready']>()

    /** Fulfilled with the first data, for whoever listens too late for `polynya-ready`. */
    get ready() {
      return this.#ready.promise
    }

    override attachShadow(init: ShadowRootInit) {
      return this.shadowRoot ?? super.attachShadow(init)
    }

    override connectedCallback() {
      for (const property of properties) upgrade(this, property)
      super.connectedCallback()
    }

    // A move is a removal and an insertion: only who stays away is taken apart.
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

    showStates(...states: readonly StageState[]) {
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

/** A property that was set on a tag that was not an element yet hides the accessor of the class. */
function upgrade(element: HTMLElement, property: string) {
  if (!Object.hasOwn(element, property)) return
  const record = element as unknown as Record<string, unknown>
  const value = record[property]
  delete record[property]
  record[property] = value
}

/** Defines a widget's tag, unless another script of ours on the page was there first. */
export function defineWidget<Data, A extends Attributes>(widget: Widget<Data, A>, origin: string) {
  if (!customElements.get(widget.tag)) customElements.define(widget.tag, elementOf(widget, origin))
}
