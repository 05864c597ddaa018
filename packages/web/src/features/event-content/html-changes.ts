/** Effects of saving on the HTML of a description: the server removes parts that are not allowed. */

import DOMPurify from 'dompurify'
import { cleanFragment } from '../events/safe-fragment.ts'

/** Parts that would be removed, without duplicates: `<script>`, `onclick`. */
export function removedParts(html: string): string[] {
  cleanFragment(html)
  const parts = DOMPurify.removed.map((each) =>
    'element' in each ? `<${each.element.nodeName.toLowerCase()}>` : (each.attribute?.name ?? ''),
  )
  return [...new Set(parts)].filter((part) => WRITTEN.test(part))
}

/** A name that no author can have written; the HTML parser wraps the text in a body of its own. */
const WRITTEN = /^<(?!body>)[a-z].*>$|^[a-z]/

/** Whether two texts show the same, however they are written. */
export const showTheSame = (one: string, other: string): boolean => shown(one).isEqualNode(shown(other))

function shown(html: string): DocumentFragment {
  const fragment = cleanFragment(html.trim())
  // The server writes it into every link.
  for (const link of fragment.querySelectorAll('[rel]')) link.removeAttribute('rel')
  fragment.normalize()
  return fragment
}
