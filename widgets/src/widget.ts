/** What makes an element of components: one of these for each tag. */

import type { Formats, Language } from '@polynya/i18n'
import type { HeadingLevel, Texts } from '@polynya/ui'
import type { ComponentType } from 'react'
import type { Attributes, COMMON, Settings } from './attributes.ts'
import type { TagName } from './tags.ts'

export interface ViewProps<Data, A extends Attributes> {
  readonly data: Data
  readonly settings: Settings<A> & Settings<typeof COMMON>
  /** Where links lead: the federation's site. */
  readonly origin: string
  readonly headingLevel: HeadingLevel
  /** Tells the host what a visitor chose. */
  readonly onChange: (detail: Readonly<Record<string, unknown>>) => void
}

export interface Widget<Data, A extends Attributes> {
  readonly tag: TagName
  readonly attributes: A
  /** Style sheets beside those of every widget. */
  readonly styles: readonly string[]
  /** What it says; on script tags only the language of the page comes along, the other one when somebody asks. */
  readonly texts: Readonly<Record<Language, Texts | (() => Promise<Texts>)>>
  /** The formats that its components use; `time` is there for all. */
  readonly formats: (language: Language) => Partial<Formats>
  /** Whether an answer is what the view can show; contract tests hold the rest. */
  readonly isShaped: (body: unknown) => boolean
  /** How many things the data have; 0 is empty. */
  readonly countOf: (data: Data) => number
  readonly View: ComponentType<ViewProps<Data, A>>
}
