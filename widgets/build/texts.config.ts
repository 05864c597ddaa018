/**
 * Evaluates the modules that pick texts at build time and inlines the result: all languages, or one language and
 * the URLs of separate files for the others.
 */

import type { Plugin } from 'vite'

const TEXTS = /\/widgets\/src\/[\w-]+\/texts\.ts$/

export function builtTexts(carried?: string): Plugin {
  return {
    name: 'polynya-texts',
    async load(id) {
      if (!TEXTS.test(id)) return null
      const { texts } = (await import(id)) as { texts: Readonly<Record<string, unknown>> }
      const written = Object.entries(texts).map(([language, picked]) => {
        const json = JSON.stringify(picked)
        if (!carried || language === carried) return `${language}: ${json}`
        const source = `export const texts = ${json}\n`
        const file = this.emitFile({ type: 'asset', name: `texts-${language}.js`, source })
        // By URL: for a module name Vite would emit a request of its own with half a kilobyte of helpers.
        return `${language}: () => import(/* @vite-ignore */ import.meta.ROLLUP_FILE_URL_${file}).then((file) => file.texts)`
      })
      return `export const texts = { ${written.join()} }`
    },
  }
}
