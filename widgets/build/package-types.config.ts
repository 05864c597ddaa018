/** Generates the type declarations of the npm package: for the DOM, for React's JSX and for Vue's templates. */

import { ELEMENTS, EVENTS } from '../src/reference.ts'
import { attributesOf, classOf, propertyOf } from './editor-data.config.ts'

const tags = Object.entries(ELEMENTS).map(([tag, element]) => ({
  tag,
  name: classOf(tag),
  summary: element.summary,
  attributes: attributesOf(element),
}))

const lines = (rows: readonly string[]) => rows.join('\n')

/** Types of the tags without a framework. */
export function domTypes(): string {
  const attributes = tags.map(
    ({ tag, attributes }) => `  '${tag}': {
${lines(attributes.map(({ name, type, description }) => `    /** ${description} */\n    '${name}'?: ${type} | undefined`))}
  }`,
  )
  const elements = tags.map(({ name, summary, attributes }) => {
    const own = attributes.filter((each) => each.name !== 'lang')
    return `/** ${summary}. */
export interface ${name} extends WidgetElement {
${lines(own.map((each) => `  ${propertyOf(each.name)}?: ${each.type} | undefined`))}
}
`
  })
  return `import type { Events } from './events.js'

export type { Events, Failure, FailureCode, Link } from './events.js'

/**
 * Defines the tags. Repeated calls do nothing, nor do calls on a server.
 * @param settings.origin the federation's site, such as \`https://polynya.example\`: source of the data and target
 * of the links
 */
export declare function defineWidgets(settings: { readonly origin: string }): void

/** Events of every widget. They bubble through every shadow root. */
export type WidgetEventMap = { [Name in keyof Events as \`polynya-\${Name}\`]: CustomEvent<Events[Name]> }

/** What all widgets have. */
export interface WidgetElement extends HTMLElement {
  /** Resolves when the first data are shown. Present once the tag is defined. */
  readonly ready: Promise<Events['ready']>
}

${lines(elements)}
/** Attributes by tag. */
export interface WidgetAttributes {
${lines(attributes)}
}

/** Elements by tag. */
export interface WidgetElements {
${lines(tags.map(({ tag, name }) => `  '${tag}': ${name}`))}
}

declare global {
  interface HTMLElementTagNameMap extends WidgetElements {}
  interface GlobalEventHandlersEventMap extends WidgetEventMap {}
}
`
}

/** Types of the tags in JSX. */
export const reactTypes = () => `import type { ClassAttributes, HTMLAttributes } from 'react'
import type { WidgetAttributes, WidgetElements, WidgetEventMap } from './index.js'

export * from './index.js'

/** Listeners as React 19 adds them to custom elements, such as \`onpolynya-ready\`. */
export type WidgetListeners = {
  [Name in keyof WidgetEventMap as \`on\${Name}\`]?: ((event: WidgetEventMap[Name]) => void) | undefined
}

/** Properties of the tags in JSX. */
export type WidgetTags = {
  [Tag in keyof WidgetAttributes]: WidgetAttributes[Tag] &
    WidgetListeners &
    ClassAttributes<WidgetElements[Tag]> &
    Omit<HTMLAttributes<WidgetElements[Tag]>, keyof WidgetAttributes[Tag]>
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends WidgetTags {}
  }
}
`

/** Types of the tags in templates. */
export const vueTypes = () => `import type { HTMLAttributes, PublicProps } from 'vue'
import type { WidgetAttributes, WidgetElements, WidgetEventMap } from './index.js'

export * from './index.js'

/** Listeners as templates pass them: \`@polynya-ready\`. */
export interface WidgetListeners {
${lines(
  Object.keys(EVENTS).map(
    (name) =>
      `  ${propertyOf(`on-polynya-${name}`)}?: ((event: WidgetEventMap['polynya-${name}']) => void) | undefined`,
  ),
)}
}

/** Components of the tags. */
export type WidgetComponents = {
  [Tag in keyof WidgetAttributes]: new () => WidgetElements[Tag] & {
    $props: WidgetAttributes[Tag] &
      WidgetListeners &
      Omit<HTMLAttributes, keyof WidgetAttributes[Tag]> &
      PublicProps
  }
}

declare module 'vue' {
  interface GlobalComponents extends WidgetComponents {}
}
`
