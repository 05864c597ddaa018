/**
 * The design tokens as widgets declare them: on the inner root, out of reach of the host's styles; tokens that a host
 * may override read its `--polynya-…` property; only the tokens that the widgets' styles use.
 */

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TOKENS } from '../src/tokens.ts'

const src = join(import.meta.dirname, '..', 'src')
const ui = join(import.meta.dirname, '..', '..', 'packages', 'ui', 'src')
/** Web fonts of the app, which widgets never load on a host page. */
const FONT = 'system-ui, sans-serif'

/** Returns the style sheet of the tokens, made of the one of the components. */
export function widgetTokens(): string {
  const used = usedTokens()
  const own = readFileSync(join(ui, 'tokens.css'), 'utf8')
    .replace(/\/\*[\s\S]*?\*\/\s*/g, '')
    .replace(/:root,\s*:host/g, '.r')
    .replace(/^\s*--([\w-]+):[^;]+;\n/gm, (line, name: string) => (used.has(name) ? line : ''))
    .replace(/\n{3,}/g, '\n\n')
    .replace(/(--font-\w+):[^;]+;/g, `$1: ${FONT};`)
  const opened = Object.entries(TOKENS).reduce(
    (text, [open, names]) =>
      text.replace(
        new RegExp(`--(${names.join('|')}):([^;]+);`, 'g'),
        (_, name: string, value: string) => `--${name}: var(--polynya-${open},${value});`,
      ),
    own,
  )
  return `/* Generated from the tokens of packages/ui: node tools/run.mjs documents */\n${opened}`
}

/** The tokens that the widgets' own style sheets, those of the components they import, or scripts use. */
function usedTokens(): ReadonlySet<string> {
  const sources = globSync('**/*.{ts,tsx}', { cwd: src }).map((file) => readFileSync(join(src, file), 'utf8'))
  const imported = sources.flatMap((text) => [...text.matchAll(/@polynya\/ui\/(\w+\.css)\?inline/g)])
  const sheets = [
    ...globSync('**/*.css', { cwd: src }).map((file) => join(src, file)),
    ...imported.map(([, file = '']) => join(ui, file)),
  ].filter((file) => !file.endsWith('tokens.css'))
  const texts = [...new Set(sheets)].map((file) => readFileSync(file, 'utf8'))
  return new Set(texts.flatMap((text) => [...text.matchAll(/var\(--([\w-]+)/g)].map(([, name = '']) => name)))
}
