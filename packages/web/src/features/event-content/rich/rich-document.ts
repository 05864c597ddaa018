/**
 * A description as the editor's document, and back. Texts never pass the library's own reader: it would hand them to
 * the browser as HTML, which `require-trusted-types-for 'script'` forbids.
 */

import { DOMParser, DOMSerializer, type Node, type Schema } from '@tiptap/pm/model'
import { cleanFragment } from '../../events/safe-fragment.ts'

/** Elements whose loss would change what is said or seen; others, such as `div`, only wrap. */
const NOT_HELD = 'table, img, figure, dl, sub, sup, mark, small'

/** Parts of a description that the editor does not support: `<table>`, `<img>`. */
export function partsNotHeld(html: string): string[] {
  const lost = [...cleanFragment(html).querySelectorAll(NOT_HELD)]
  return [...new Set(lost.map(({ tagName }) => `<${tagName.toLowerCase()}>`))]
}

export const documentOf = (html: string, schema: Schema): Node =>
  DOMParser.fromSchema(schema).parse(cleanFragment(html))

/** The HTML of a document, a line for each of its blocks; nothing where nothing is written. */
export function htmlOf(document: Node): string {
  const { childCount, firstChild } = document
  if (childCount === 1 && firstChild?.isTextblock && firstChild.childCount === 0) return ''
  const place = window.document.createElement('div')
  place.append(DOMSerializer.fromSchema(document.type.schema).serializeFragment(document.content))
  for (const paragraph of place.querySelectorAll('li > p:first-child')) {
    if (isAlone(paragraph)) paragraph.replaceWith(...paragraph.childNodes)
  }
  return [...place.children].map(({ outerHTML }) => outerHTML).join('\n')
}

/** Whether a line of a list holds one paragraph, and nothing below it but another list. */
function isAlone({ nextElementSibling }: Element): boolean {
  return nextElementSibling === null || /^[OU]L$/.test(nextElementSibling.tagName)
}
