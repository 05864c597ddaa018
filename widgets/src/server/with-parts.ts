import { PARTS } from '../parts.ts'

/** A start tag as React writes it: attributes are quoted, and have no angle brackets. */
const START_TAG = /<([a-z][a-z0-9]*)((?: [^<>]*)?)>/g

/**
 * Adds the `part` names and link targets that a widget sets by itself once it runs. Parts whose selectors depend on
 * ancestors have no name until then.
 */
export const withParts = (html: string, target: string): string =>
  html.replace(START_TAG, (_, name: string, attributes: string) => {
    const part = attributes.includes(' part="') ? undefined : partOf(name, attributes)
    const added = [part && ` part="${part}"`, name === 'a' && target && ` target="${target}"`]
    return `<${name}${attributes}${added.filter(Boolean).join('')}>`
  })

/** The last one that matches, as in the browser. */
function partOf(name: string, attributes: string): string | undefined {
  const classes = / class="([^"]*)"/.exec(attributes)?.[1]?.split(' ') ?? []
  const isMatched = (selector: string) =>
    selector.startsWith('.')
      ? classes.includes(selector.slice(1))
      : selector === '[role=alert]'
        ? attributes.includes(' role="alert"')
        : selector === name
  return Object.entries(PARTS).findLast(([, selectors]) => selectors.split(',').some(isMatched))?.[0]
}
