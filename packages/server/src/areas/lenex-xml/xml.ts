/** Elements of XML files; without text, which Lenex does not have. */

export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  /** From 1; of an element that was read. */
  readonly line?: number
}

type Value = string | number | null

/** Returns an element; attributes without a value and absent children are left out. */
export function xmlElement(
  name: string,
  values: Readonly<Record<string, Value>>,
  children: readonly (XmlElement | null)[] = [],
): XmlElement {
  const given = Object.entries(values).flatMap(([key, value]) =>
    value === null ? [] : [[key, String(value)] as const],
  )
  return {
    name,
    attributes: Object.fromEntries(given),
    children: children.filter((child) => child !== null),
  }
}

/** Returns a list of elements; null without any. */
export const xmlList = (name: string, children: readonly XmlElement[]): XmlElement | null =>
  children.length > 0 ? xmlElement(name, {}, children) : null

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** What XML 1.0 has no reference for. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu

const escaped = (text: string) =>
  text
    .replace(FORBIDDEN, '')
    .replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '')
    .replace(/[\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`)

/** Returns the file of an element. */
export const xmlText = (root: XmlElement): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${lines(root, '')}`

function lines({ name, attributes, children }: XmlElement, indent: string): string {
  const values = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const head = `${indent}<${name}${values.join('')}`
  if (children.length === 0) return `${head}/>\n`
  return `${head}>\n${children.map((child) => lines(child, `${indent}  `)).join('')}${indent}</${name}>\n`
}
