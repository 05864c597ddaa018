/** `useWarnings` of the self-contained files, which have no room for words that are rarely needed. */

import { useEffect } from 'react'
import { isUnknown } from './unknown.ts'
import type { Warning } from './warnings.ts'

/** The attribute without which the tag of the file has no data; '' if there is none. */
declare const __REQUIRED_ATTRIBUTE__: string

const named = new Set<string>()

/** Names each attribute that is not understood, or that is missing although required, in the console, once. */
export function useWarnings(tag: Warning) {
  useEffect(() => {
    const { host, problems } = tag
    const wrong = [...problems.map(({ name }) => name), ...host.getAttributeNames().filter(isUnknown(tag))]
    const texts = wrong.map((name) => `${name}="${host.getAttribute(name)}" is not understood`)
    if (__REQUIRED_ATTRIBUTE__ && !host.getAttribute(__REQUIRED_ATTRIBUTE__))
      texts.push(`requires the attribute ${__REQUIRED_ATTRIBUTE__}`)
    for (const each of texts) {
      const text = `<${host.localName}> ${each}`
      // biome-ignore lint/suspicious/noConsole: page authors look for mistakes in the console
      if (!named.has(text)) console.warn(text)
      named.add(text)
    }
  })
}
