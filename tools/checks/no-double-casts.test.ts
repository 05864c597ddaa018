import { describe, expect, it } from 'vitest'
import { noDoubleCasts } from './no-double-casts.ts'
import { sourceOf } from './source.ts'

const found = (text: string, path = 'packages/server/src/a.ts') =>
  noDoubleCasts([sourceOf(path, text)]).map(({ line, message }) => `${line} ${message.split('"')[1]}`)

describe('noDoubleCasts', () => {
  it.each([
    ['a cast to never', '\nrun(value as never)', ['2 as never']],
    ['a cast by way of unknown', 'const a = b as unknown as string', ['1 as unknown as']],
    [
      'both in one line',
      'const a = (b as unknown as string) + (c as never)',
      ['1 as unknown as', '1 as never'],
    ],
  ])('finds %s', (_cast, text, findings) => {
    expect(found(text)).toEqual(findings)
  })

  it.each([
    'cli/src/a.ts',
    'sdk/src/a.ts',
    'widgets/src/a.tsx',
    'packages/contract/src/a.ts',
    'packages/testkit/src/a.ts',
    'packages/web/src/A.tsx',
  ])('checks %s', (path) => {
    expect(found('const a = b as never', path)).toHaveLength(1)
  })

  it('accepts a comment and a cast that the type checker compares', () => {
    expect(
      found('// That was never sent, as never before.\nconst a = b as string\nconst c = d as unknown'),
    ).toEqual([])
  })

  it.each(['packages/web/src/A.test.tsx', 'packages/server/src/testing/a.ts', 'tools/a.ts'])(
    'does not check %s',
    (path) => {
      expect(found('const a = b as never', path)).toEqual([])
    },
  )
})
