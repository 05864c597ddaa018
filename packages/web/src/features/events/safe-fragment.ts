import DOMPurify from 'dompurify'

/** Tags and attributes of a description; the server applies the same lists. */
const TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'br', 'hr', 'blockquote', 'pre', 'code'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'mark', 'small', 'span', 'a', 'img'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]
const ATTRIBUTES = ['href', 'title', 'rel', 'src', 'alt', 'colspan', 'rowspan', 'scope', 'start']

/** Headings of a description start at level 3, below the heading of its section. */
const LEVELS: Readonly<Record<string, string>> = { H1: 'h3', H2: 'h3', H3: 'h4', H4: 'h5', H5: 'h6' }

/**
 * Sanitizes HTML to elements that only show text and pictures. It does not use `innerHTML`, so it also works under
 * `require-trusted-types-for 'script'`.
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
