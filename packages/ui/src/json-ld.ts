/** Structured data of a page for search engines, as JSON-LD. */

export interface JsonLd {
  readonly [name: string]: unknown
}

const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/**
 * Returns the content of a script element: no text in it can end the element, since JSON writes these characters in
 * another way. Null values and empty lists are left out.
 */
export const jsonForScript = (data: JsonLd): string =>
  JSON.stringify(data, (_name, value: unknown) => (isEmpty(value) ? undefined : value)).replace(
    /[<>&\u2028\u2029]/g,
    (character) => ESCAPES[character] ?? '',
  )

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)
