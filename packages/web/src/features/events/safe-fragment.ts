import DOMPurify from 'dompurify'

/** What a description may hold: the server keeps to the same lists when it is written. */
const TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'br', 'hr', 'blockquote', 'pre', 'code'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'mark', 'small', 'span', 'a', 'img'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]
const ATTRIBUTES = ['href', 'title', 'rel', 'src', 'alt', 'colspan', 'rowspan', 'scope', 'start']

/** Under the heading of its section a description begins at level 3. */
const LEVELS: Readonly<Record<string, string>> = { H1: 'h3', H2: 'h3', H3: 'h4', H4: 'h5', H5: 'h6' }

/**
 * Somebody's HTML as elements that do nothing but show text and pictures. No text goes through `innerHTML`, so it
 * holds under `require-trusted-types-for 'script'`, too.
 */
export const cleanFragment = (html: string): DocumentFragment =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })

/** The same with its headings below the one of the section that it is shown in. */
export function safeFragment(html: string): DocumentFragment {
  const fragment = cleanFragment(html)
  for (const heading of fragment.querySelectorAll('h1, h2, h3, h4, h5')) {
    const lower = heading.ownerDocument.createElement(LEVELS[heading.tagName] ?? 'h6')
    lower.append(...heading.childNodes)
    heading.replaceWith(lower)
  }
  return fragment
}
