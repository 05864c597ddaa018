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

const HEADER = '/* Generated from the tokens of packages/ui: node tools/run.mjs documents */\n'
/** Files of the swimmer's card, the only widget that looks into the water. */
const isOfCard = (file: string) => file.startsWith('swimmer-card')
const isOfOthers = (file: string) => !isOfCard(file)
/** A size, which the build writes into the styles in place of its token. */
const isSize = (name: string) => /^(space|text)-/.test(name)

/** Returns the style sheet of the tokens, but for those of `cardTokens`. */
export function widgetTokens(): string {
  const used = new Set([...usedTokens(isOfOthers), ...[...usedTokens(isOfCard)].filter(isSize)])
  return declared((name) => used.has(name))
}

/** Returns the style sheet of the colours that only the swimmer's card uses. */
export function cardTokens(): string {
  const [used, others] = [usedTokens(isOfCard), usedTokens(isOfOthers)]
  const all = declared((name) => used.has(name) && !others.has(name) && !isSize(name))
  const declarations = all.match(/^ *--[\w-]+:[^;]+;$/gm) ?? []
  return `${HEADER}@layer tokens {\n  .r {\n${declarations.join('\n')}\n  }\n}\n`
}

/** The sheet of the components' tokens with those that are used, as widgets declare them. */
function declared(isUsed: (name: string) => boolean): string {
  const own = readFileSync(join(ui, 'tokens.css'), 'utf8')
    .replace(/\/\*[\s\S]*?\*\/\s*/g, '')
    .replace(/:root,\s*:host/g, '.r')
    .replace(/^\s*--([\w-]+):[^;]+;\n/gm, (line, name: string) => (isUsed(name) ? line : ''))
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
  return HEADER + opened
}

/** The tokens that some of the widgets' own style sheets, those of the components they import, or scripts use. */
function usedTokens(isIncluded: (file: string) => boolean): ReadonlySet<string> {
  const find = (pattern: string) => globSync(pattern, { cwd: src }).filter(isIncluded)
  const sources = find('**/*.{ts,tsx}').map((file) => readFileSync(join(src, file), 'utf8'))
  const imported = sources.flatMap((text) => [...text.matchAll(/@polynya\/ui\/(\w+\.css)\?inline/g)])
  const sheets = [
    ...find('**/*.css').map((file) => join(src, file)),
    ...imported.map(([, file = '']) => join(ui, file)),
  ].filter((file) => !file.endsWith('tokens.css'))
  const texts = [...new Set(sheets)].map((file) => readFileSync(file, 'utf8'))
  return new Set(texts.flatMap((text) => [...text.matchAll(/var\(--([\w-]+)/g)].map(([, name = '']) => name)))
}
