/** `useWarnings` of the self-contained files, which have no room for words that are rarely needed. */

import { useEffect } from 'react'
import { isUnknown } from './unknown.ts'
import type { Warning } from './warnings.ts'

const named = new Set<string>()

/** Names each attribute that is not understood in the console, once. */
export function useWarnings(tag: Warning) {
  useEffect(() => {
    const { host, problems } = tag
    const names = [...problems.map(({ name }) => name), ...host.getAttributeNames().filter(isUnknown(tag))]
    for (const name of names) {
      const text = `<${host.localName}> ${name}="${host.getAttribute(name)}" is not understood`
      // biome-ignore lint/suspicious/noConsole: page authors look for mistakes in the console
      if (!named.has(text)) console.warn(text)
      named.add(text)
    }
  })
}
