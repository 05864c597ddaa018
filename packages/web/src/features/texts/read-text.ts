/**
 * Reads the Markdown of the site's texts: a title, a lead, sections with anchors. As much of Markdown as they use —
 * `## Heading {#anchor}`, paragraphs, `-` and `1.` lists of one line an item, `**strong**`, `[link](/address)` —
 * becomes data, so that no HTML is ever made of text.
 */

import { splitText, TEXT_SECTION, TEXT_TITLE } from '@polynya/domain'

export type Inline =
  | { readonly kind: 'plain' | 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

export type Block =
  | { readonly kind: 'paragraph'; readonly parts: readonly Inline[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Inline[])[] }

export interface Section {
  /** The anchor, alike in every language. */
  readonly id: string
  readonly heading: string
  readonly blocks: readonly Block[]
}

export interface SiteText {
  readonly title: string
  /** Text before the first section. */
  readonly lead: readonly Block[]
  readonly sections: readonly Section[]
}

const ITEM = /^(?:-|\d+\.) /
const INLINE = /\*\*(.+?)\*\*|\[(.+?)\]\((.+?)\)/g

/** @throws Error where the text has no title or a section no anchor: a mistake of its author */
export function readText(markdown: string): SiteText {
  const { head, sections } = splitText(markdown)
  const [titleLine, title] = TEXT_TITLE.exec(head) ?? []
  if (!titleLine || !title) throw new Error(`A text without a title: ${head.slice(0, 60)}`)
  return { title, lead: blocksOf(head.slice(titleLine.length)), sections: sections.map(sectionOf) }
}

function sectionOf(text: string): Section {
  const [line, heading, id] = TEXT_SECTION.exec(text) ?? []
  if (!line || !heading || !id) throw new Error(`A section without an anchor: ${text.slice(0, 60)}`)
  return { id, heading, blocks: blocksOf(text.slice(line.length)) }
}

const blocksOf = (text: string): Block[] =>
  text
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) =>
      ITEM.test(block)
        ? {
            kind: 'list',
            isOrdered: !block.startsWith('-'),
            items: block.split('\n').map((line) => inlinesOf(line.replace(ITEM, ''))),
          }
        : { kind: 'paragraph', parts: inlinesOf(block.replaceAll('\n', ' ')) },
    )

function inlinesOf(text: string): Inline[] {
  const set = typeset(text)
  const parts: Inline[] = []
  let end = 0
  for (const { 0: whole, 1: strong, 2: link = '', 3: href = '', index } of set.matchAll(INLINE)) {
    if (index > end) parts.push({ kind: 'plain', text: set.slice(end, index) })
    parts.push(strong ? { kind: 'strong', text: strong } : { kind: 'link', text: link, href })
    end = index + whole.length
  }
  return end < set.length ? [...parts, { kind: 'plain', text: set.slice(end) }] : parts
}

/** A dash holds to the word before it, a short word and a number to the one after. */
const typeset = (text: string) =>
  text.replaceAll(' — ', '\xa0— ').replace(/(?<=^|[\s(«])([а-яё]{1,2}|\d+) (?=\S)/gi, '$1\xa0')
