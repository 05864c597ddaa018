import { useEffect, useRef } from 'react'
import type { Problem } from './attributes.ts'

/** Names of one word, the only ones that page authors can mistake for ours: libraries put a hyphen or a colon in theirs. */
const ONE_WORD = /^(?!class$|is$|tabindex$)[a-z]+$/

/** Names each attribute that is not understood in the console, once: page authors look for mistakes there. */
export function useWarnings(host: HTMLElement, settings: object, problems: readonly Problem[]) {
  const named = useRef(new Set<string>())
  useEffect(() => {
    const unknown = host
      .getAttributeNames()
      .filter((name) => ONE_WORD.test(name) && !(name in settings) && !(name in host))
      .map((name) => ({ name, value: host.getAttribute(name) }))
    for (const { name, value } of [...problems, ...unknown]) {
      const warning = `<${host.localName}> ${name}="${value}" is not understood`
      // biome-ignore lint/suspicious/noConsole: page authors look for mistakes in the console
      if (!named.current.has(warning)) console.warn(warning)
      named.current.add(warning)
    }
  })
}
