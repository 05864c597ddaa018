import { useEffect, useRef } from 'react'
import type { Problem } from './attributes.ts'

/** Names each attribute that is not understood in the console, once: page authors look for mistakes there. */
export function useWarnings(tag: string, problems: readonly Problem[]) {
  const named = useRef(new Set<string>())
  useEffect(() => {
    for (const { name, value } of problems) {
      const warning = `<${tag}> ${name}="${value}" is not understood`
      // biome-ignore lint/suspicious/noConsole: page authors look for mistakes in the console
      if (!named.current.has(warning)) console.warn(warning)
      named.current.add(warning)
    }
  })
}
