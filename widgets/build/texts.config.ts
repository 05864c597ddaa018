/** Runs the modules that pick texts, and puts what they picked in their place. */

import type { Plugin } from 'vite'

const TEXTS = /\/widgets\/src\/[\w-]+\/texts\.ts$/

export function builtTexts(): Plugin {
  return {
    name: 'polynya-texts',
    async load(id) {
      if (!TEXTS.test(id)) return null
      const { texts } = (await import(id)) as { texts: unknown }
      return `export const texts = ${JSON.stringify(texts)}`
    },
  }
}
