/** A widget: the component and settings that a custom element is made of. One for each tag. */

import type { Source } from '@polynya/contract/widget-sources/source'
import type { Formats, Language } from '@polynya/i18n'
import type { HeadingLevel } from '@polynya/ui'
import type { ReactNode } from 'react'
import type { Attributes, COMMON, Settings } from './attributes.ts'
import type { TagName } from './tags.ts'
import type { Texts } from './translate.ts'

export interface ViewProps<Data, A extends Attributes> {
  readonly data: Data
  readonly settings: Settings<A> & Settings<typeof COMMON>
  /** Base of links: the federation's site. */
  readonly origin: string
  readonly headingLevel: HeadingLevel
  /** Dispatches a choice of the visitor to the host. */
  readonly onChange: (detail: Readonly<Record<string, unknown>>) => void
  /** Reads more of the same data, by further parameters of the query; null on failure. */
  readonly readMore: (query: Readonly<Record<string, string>>) => Promise<Data | null>
}

export interface Widget<Data, A extends Attributes> {
  readonly tag: TagName
  readonly source: Source
  readonly attributes: A
  /** Style sheets in addition to the common ones. */
  readonly styles: readonly string[]
  /**
   * Texts by language. In script-tag builds only the language of the page is bundled; the other one is
   * lazy-loaded.
   */
  readonly texts: Readonly<Record<Language, Texts | (() => Promise<Texts>)>>
  /** Formats that the components use. */
  readonly formats: (language: Language) => Partial<Formats>
  /** Whether the view can render a response; contract tests cover the rest. */
  readonly isShaped: (body: unknown) => boolean
  /** Number of items in the data; 0 shows the empty state. */
  countOf(data: Data): number
  View(props: ViewProps<Data, A>): ReactNode
}
