/** For the few pages that the server writes itself. */

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as a page shows it, in an element or in a quoted attribute. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '')
