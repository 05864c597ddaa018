/** A page of the documentation site, and paths between pages. */

import { posix } from 'node:path'
import type { Language } from '@polynya/i18n'

/** Sections of the menu, in their order; pages of `howTo` and `decisions` are listed on a page of their own. */
export const SECTIONS = ['guides', 'reference', 'operation', 'project', 'howTo', 'decisions'] as const
export type Section = (typeof SECTIONS)[number]

export interface Heading {
  readonly level: number
  /** Its anchor. */
  readonly id: string
  readonly text: string
}

export interface Page {
  /** Below the folder of the site, such as `ru/visitors.html`. */
  readonly path: string
  readonly language: Language
  /** Null if the menu does not list the page. */
  readonly section: Section | null
  readonly title: string
  readonly html: string
  readonly headings: readonly Heading[]
  /** Whether the search finds it. */
  readonly isFound: boolean
}

/** The relative address of a path of the site from another, so that the site works in any folder of any host. */
export const relativeTo = (from: string, to: string): string =>
  posix.relative(posix.dirname(from), to) || posix.basename(to)

/** The folder of the site from one of its pages: empty, or ending with `/`. */
export const rootFrom = (path: string): string => '../'.repeat(path.split('/').length - 1)

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as HTML shows it, in an element or in a quoted attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (each) => ESCAPES[each] ?? '')

/** The text of an HTML fragment of this site. */
export const textOf = (html: string): string =>
  html
    .replace(/<\/?(?:a|b|strong|em|code|small|span)(?: [^>]*)?>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => TEXTS[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()

const TEXTS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The anchor of a heading, as GitHub makes it. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\d\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')
