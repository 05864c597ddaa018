import DOMPurify from 'dompurify'

/** Tags and attributes of the template of e-mails. */
const TAGS = ['table', 'tbody', 'tr', 'td', 'p', 'h1', 'span', 'a', 'br']
const ATTRIBUTES = ['data-style', 'align', 'width', 'cellpadding', 'cellspacing', 'role', 'lang']

/**
 * Returns the page of an e-mail without anything that loads, runs or navigates: its links are text. Its styles are in
 * `data-style`, because the policy of the app reports each `style` in markup.
 */
export const mailFragment = (html: string): DocumentFragment =>
  DOMPurify.sanitize(html.slice(html.indexOf('<body')).replaceAll(' style="', ' data-style="'), {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ADD_URI_SAFE_ATTR: ['data-style'],
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
