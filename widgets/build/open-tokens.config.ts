/**
 * The house's tokens as widgets carry them: on the root inside, where no rule of the host reaches them; each that a
 * host may set behind the name by which it does; without those that no widget uses.
 */

import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { TOKENS } from '../src/tokens.ts'

const TOKENS_CSS = /\/ui\/src\/tokens\.css/
/** Only pages have these: fonts of their own are never loaded on somebody else's. */
const FONT = 'system-ui, sans-serif'
const UNUSED = /^\s*--(chart-\d|gold|signal\S*|water-far|canvas):.*\n/gm

export function openTokens(): Plugin {
  return {
    name: 'polynya-tokens',
    enforce: 'pre',
    load: (id) => (TOKENS_CSS.test(id) ? opened(readFileSync(id.replace(/\?.*/, ''), 'utf8')) : null),
  }
}

export function opened(css: string): string {
  const own = css
    .replace(/:root,\s*:host/g, '.r')
    .replace(UNUSED, '')
    .replace(/(--font-\w+):[^;]+;/g, `$1: ${FONT};`)
  return Object.entries(TOKENS).reduce(
    (text, [open, names]) =>
      text.replace(
        new RegExp(`--(${names.join('|')}):([^;]+);`, 'g'),
        (_, name: string, value: string) => `--${name}: var(--polynya-${open},${value});`,
      ),
    own,
  )
}
