import { describe, expect, it } from 'vitest'
import { sourceOf } from './source.ts'
import { styleTokens } from './style-tokens.ts'

const TOKENS = sourceOf('packages/ui/src/tokens.css', ':root { --space-8: 8px; --breakpoint-page: 40rem; }')
const check = (text: string, path = 'packages/web/src/app/page.css') =>
  styleTokens([TOKENS, sourceOf(path, text)]).map(({ line, message }) => `${line} ${message.split(':')[0]}`)

describe('a style sheet', () => {
  it.each([
    'a { padding: var(--space-8) max(var(--space-20), 10vw); margin: 0 -1px; gap: 0.5em; }',
    'a { inline-size: 44px; border: 2px solid; inset: 66px 0 auto; scroll-margin-block-start: 132px; }',
    'a { font-size: calc(var(--text-sm) * 1rem); }\nb { font-size: var(--text-hero); }\ni { font-size: inherit; }',
    '@media (width < 40rem) { a { color: red; } }',
    '/* padding: 3px; font-size: 11px; @media (width < 41rem) { */ a { color: red; }',
  ])('may say %s', (text) => {
    expect(check(text)).toEqual([])
  })

  it.each([
    ['a {\n  padding: 3px;\n}', '2 padding'],
    ['a { margin-block-end: var(--space-8) 20px; }', '1 margin-block-end'],
    ['a { column-gap: calc(-1 * 7.5px); }', '1 column-gap'],
    ['a { font-size: 0.9rem; }', '1 font-size'],
    ['a { font-size: clamp(2rem, 5vw, 3rem); }', '1 font-size'],
    ['@media (width >= 41rem) { a { color: red; } }', '1 41rem is no breakpoint'],
    ['@container card (width < 640px) { a { color: red; } }', '1 640px is no breakpoint'],
  ])('may not say %s', (text, finding) => {
    expect(check(text)).toEqual([expect.stringContaining(finding)])
  })

  it('of a page for tests of other packages is its own affair', () => {
    expect(check('a { padding: 3px; }', 'examples/host/src/page.css')).toEqual([])
  })
})
