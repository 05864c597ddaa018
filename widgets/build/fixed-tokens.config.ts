/** Writes the sizes of the design tokens into the style sheets that use them: hosts cannot set them. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const sheet = readFileSync(join(import.meta.dirname, '..', 'src', 'tokens.css'), 'utf8')
const DECLARATION = /--((?:space|text)-\w+): ([\d.]+(?:px)?);\s*/g
const SIZES = new Map(
  [...sheet.matchAll(DECLARATION)].map(([, name = '', value = '']) => [`var(--${name})`, value]),
)

export const FIXED_TOKENS: Plugin = {
  name: 'fixed-tokens',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css\b/ },
    handler: (css) =>
      css.replace(DECLARATION, '').replace(/var\(--[\w-]+\)/g, (use) => SIZES.get(use) ?? use),
  },
}
