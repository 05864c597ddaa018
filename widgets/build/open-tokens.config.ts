/**
 * Inlines the design tokens into the widgets. They are declared on the inner root, out of reach of host styles;
 * tokens that a host may override read its `--polynya-…` property; unused tokens are dropped.
 */

import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { TOKENS } from '../src/tokens.ts'

const TOKENS_CSS = /\/ui\/src\/tokens\.css/
/** Web fonts of the app, which widgets never load on a host page. */
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
