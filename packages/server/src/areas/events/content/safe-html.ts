/** Descriptions that administrators write, without tags, attributes and links that are not on the lists. */

import { lineOfForbiddenLink } from '@polynya/domain'
import sanitize from 'sanitize-html'
import { fail, failField } from '../../../failure.ts'

const TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'br', 'hr', 'blockquote', 'pre', 'code'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'mark', 'small', 'span', 'a', 'img'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]

/** A picture of our own: one of another site could change, or reveal its viewers to the owner. */
const OWN_PICTURE = /^\/files\/[0-9a-f]{32}\.(jpg|png|webp|svg)$/

const OPTIONS = {
  allowedTags: TAGS,
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // The text inside these tags is removed with them: it is not content.
  nonTextTags: [
    ...['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'xmp'],
    ...['iframe', 'noembed', 'noframes', 'object', 'svg', 'math'],
  ],
  nestingLimit: 50,
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener nofollow' }) },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !OWN_PICTURE.test(attribs.src ?? ''),
} satisfies sanitize.IOptions

/** Returns a description as it is stored and shown. Fails with `invalid_input` if no text or picture is left. */
export function safeHtml(html: string, path = 'html'): string {
  const safe = sanitize(html.replaceAll('\0', ''), OPTIONS).trim()
  return isBlank(safe) ? failField(path, 'required') : safe
}

/**
 * Returns a description as it is stored. Fails with `link_not_allowed` and the line of the first forbidden link: if it
 * were removed silently, only readers would notice.
 */
export function storableHtml(html: string, path = 'html'): string {
  const limit = lineOfForbiddenLink(html)
  if (limit !== null) fail('invalid_input', { issues: [{ path, reason: 'link_not_allowed', limit }] })
  return safeHtml(html, path)
}

function isBlank(html: string): boolean {
  return !html.includes('<img') && html.replace(/<[^>]*>|&nbsp;|\s/g, '') === ''
}
