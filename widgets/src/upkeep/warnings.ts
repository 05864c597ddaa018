/** What is wrong with a tag, in the words of the console: page authors look for mistakes there. */

import type { Attributes, Problem } from '../attributes.ts'
import type { Widget } from '../widget.ts'

export interface Warning {
  readonly widget: Pick<Widget<unknown, Attributes>, 'source' | 'attributes'>
  readonly host: HTMLElement
  readonly settings: Readonly<Record<string, string>>
  /** The attributes whose values are not understood. */
  readonly problems: readonly Problem[]
  /** URL of the data; null while a required attribute is missing or one is invalid. */
  readonly url: string | null
}

/** Attributes of HTML for any element that no property has the name of. */
const OF_HTML =
  /^(accesskey|contenteditable|enterkeyhint|exportparts|inputmode|item(id|prop|ref|scope|type))$/

const named = new Set<string>()

/**
 * Writes to the console what is wrong with a tag, each problem once.
 *
 * @param unknown names of attributes that the tag does not have
 */
export function warn(tag: Warning, unknown: readonly string[]) {
  for (const each of warningsOf(tag, unknown)) {
    const text = `<${tag.host.localName}> ${each}`
    // biome-ignore lint/suspicious/noConsole: page authors look for mistakes in the console
    if (!named.has(text)) console.warn(text)
    named.add(text)
  }
}

function warningsOf({ widget, host, settings, problems, url }: Warning, unknown: readonly string[]) {
  const isWrong = problems.some(({ isFatal }) => isFatal)
  return [
    ...problems.map(({ name, value }) => {
      const attribute = widget.attributes[name]
      const max = attribute && 'max' in attribute ? String(attribute.max) : ''
      const isAbove = max !== '' && settings[name] === max
      return `${name}="${value}" is ${isAbove ? `above ${max}, which is used instead` : 'not understood'}`
    }),
    ...unknown
      .filter((name) => !OF_HTML.test(name))
      .map((name) => `${name}="${host.getAttribute(name)}" is not understood`),
    ...(url === null && !isWrong ? [`requires the attribute ${requiredOf(widget)}`] : []),
  ]
}

/** The first attribute without which there is no address of data. */
function requiredOf({ source }: Warning['widget']): string {
  const read: string[] = []
  source((name) => {
    read.push(name)
    return null
  })
  return read[0] ?? ''
}
