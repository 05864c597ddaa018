import { describe, expect, it } from 'vitest'
import { comments } from './comments.ts'
import { sourceOf } from './source.ts'

const check = (text: string, path = 'packages/a/src/x.ts') => comments([sourceOf(path, text)])

describe('Comments', () => {
  it.each([
    '// Kept apart because a refund may come twice.\nconst a = 1',
    '// TODO #12: seed by draw where times are equal\nconst a = 1',
    "const todo = 'TODO'",
    '/** @example const a = parse(text) */\nconst a = 1',
    '// if the clock is wrong, the token is refused\n// return to the list, then try again\n// let them wait\nconst a = 1',
    '// const wins\nconst a = 1',
    '// O(n) on purpose: at most 33 codes\nconst a = 1',
    '// biome-ignore lint/a/b: the gateway answers so\nconst a = 1',
    "import { a } from './shared/places.ts'",
    'registry.add(schema)\nz.registry()',
    "const folder = '/network/a'",
  ])('may contain %j', (text) => {
    expect(check(text)).toEqual([])
  })

  it.each([
    ['\n// TODO: later', 2, /open one and write its number/],
    ['/*\n * FIXME soon\n * or not */', 2, /open one/],
    ["const dir = '/work/main'", 1, /a path of one machine/],
    ['\n\n// see shared/guides/style.md', 3, /stands on its own/],
    ["read('../../shared/spec.json')", 1, /stands on its own/],
    ["\nfetch('https://registry.npmjs.org/x')", 2, /name no registry/],
    ['const b = 2\n// const a = parse(text)\nconst c = 3', 2, /commented-out code/],
    ["// import { a } from './a.ts'", 1, /commented-out code/],
    ['run()\n// if (a) {\n//   b()\n// }', 2, /commented-out code/],
  ])('may not contain %j', (text, line, message) => {
    expect(check(text)).toEqual([
      { path: 'packages/a/src/x.ts', line, message: expect.stringMatching(message) },
    ])
  })

  it('and all other text may not name machine paths or registries', () => {
    expect(check('Clone it into /work/main', 'docs/setup.md')).toHaveLength(1)
    expect(check('{ "resolved": "https://registry.npmjs.org/a" }', 'package-lock.json')).toEqual([])
  })
})
