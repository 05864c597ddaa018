import { describe, expect, it } from 'vitest'
import { links } from './links.ts'
import { sourceOf } from './source.ts'

const FILES = ['README.md', 'docs/guide.md', 'docs/pictures/a b.png', 'sdk/README.md']

/** What the check finds in a Markdown file beside the others. */
const check = (text: string, path = 'docs/page.md') =>
  links([...FILES.map((file) => sourceOf(file, '')), sourceOf(path, text)]).map(({ line, message }) => [
    line,
    message.split('"')[1],
  ])

describe('links', () => {
  it.each([
    '[guide](guide.md) [guide](./guide.md#start) [up](../README.md "Start")',
    '![picture](pictures/a%20b.png)',
    '[a folder](pictures) [with a slash](pictures/) [the root](..)',
    '[elsewhere](https://polynya.example/x) [mail](mailto:a@b.example) [anchor](#start) [site](/api/docs)',
    '```md\n[code](missing.md)\n```\nand `[code](missing.md)`',
    '[ref]\n\n[ref]: guide.md',
    'a file `docs/guide.md`, a folder `docs/pictures/`, a build `docs/dist/x.js`, `packages/none` of no folder here',
    '`docs/NNN-name.ts`, `docs/{ru,en}/x.md` and `docs/<name>.md`',
  ])('accepts %j', (text) => {
    expect(check(text)).toEqual([])
  })

  it.each([
    ['[guide](missing.md)', 'missing.md'],
    ['![picture](pictures/missing.png)', 'pictures/missing.png'],
    ['| ![in a table](missing.png) |', 'missing.png'],
    ['<img src="missing.png" alt="">', 'missing.png'],
    ['[ref]: missing.md', 'missing.md'],
    ['[outside](../../README.md)', '../../README.md'],
    ['[another case](Guide.md)', 'Guide.md'],
    ['named in code: `docs/missing.md`', 'docs/missing.md'],
  ])('finds the target of %j', (text, target) => {
    expect(check(`# Page\n\n${text}`)).toEqual([[3, target]])
  })

  it('reads no Markdown links in code', () => {
    expect(check("const link = '[a](missing.md)'", 'docs/page.ts')).toEqual([])
  })
})

const RULES = '# Rules\n\n## Age groups\n\n## Fees, and discounts\n'
const checkCode = (text: string, path = 'cli/src/age.ts') =>
  links([sourceOf('docs/rules.md', RULES), sourceOf(path, text)]).map(({ line, message }) => [
    line,
    message.split('"')[1],
  ])

describe('pages of docs in comments', () => {
  it.each([
    '/** Rounds up (docs/rules.md#age-groups). */',
    '// See docs/rules.md#fees-and-discounts.',
    '/** See docs/rules.md. */',
    "const address = 'docs/missing.md'",
  ])('accepts %j', (text) => {
    expect(checkCode(text)).toEqual([])
  })

  it.each([
    ['/** See docs/rules.md#refunds. */', 1, 'docs/rules.md#refunds'],
    ['/**\n * Rounds up.\n * See docs/missing.md.\n */', 3, 'docs/missing.md'],
  ])('finds the missing page or section of %j', (text, line, link) => {
    expect(checkCode(text)).toEqual([[line, link]])
  })

  it('are required of every function and table of the domain, or of the head of its file', () => {
    const path = 'packages/domain/src/ages.ts'
    const missing = [1, 'See docs/rules.md#…']
    const head = '/** Ages. See docs/rules.md#age-groups. */\n'
    const own = '/** See docs/rules.md#age-groups. */\nexport const A = 1\n'
    expect(checkCode('export const A = 1', path)).toEqual([missing])
    expect(checkCode('export const a = () => 1', path)).toEqual([missing])
    expect(checkCode('export function a() {}', path)).toEqual([missing])
    expect(checkCode(`${own}/** Another. */\nexport const B = 1`, path)).toEqual([[4, missing[1]]])
    expect(checkCode(`${head}import './a.ts'\nexport const A = 1\nexport const B = 1`, path)).toEqual([])
    expect(checkCode(`import './a.ts'\n${own}export type B = 1`, path)).toEqual([])
    expect(checkCode('const A = 1', path)).toEqual([])
    expect(checkCode('export const A = 1', 'packages/domain/src/ages.test.ts')).toEqual([])
  })
})
