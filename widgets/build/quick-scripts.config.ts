/**
 * Scripts that cost a phone little: what one minifier leaves another still finds, and browsers are told to compile
 * everything while it comes. Function by function, as it is called, that holds up what is to be shown.
 */

import { minify } from 'terser'
import type { Plugin } from 'vite'

const OPTIONS = { module: true, compress: { passes: 2 } } as const
/** Of V8; others read past it. */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad\n'

export function quickScripts(): Plugin {
  return {
    name: 'polynya-quick-scripts',
    // Names of files tell what is in them, also of what is done here.
    augmentChunkHash: () => JSON.stringify(OPTIONS) + COMPILE_AT_ONCE,
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const { code = file.code } = await minify(file.code, OPTIONS)
        file.code = COMPILE_AT_ONCE + code
      }
    },
  }
}
