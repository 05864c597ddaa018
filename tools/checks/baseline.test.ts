import { describe, expect, it } from 'vitest'
import { baselineOf, beyondBaseline, shrunkBaseline } from './baseline.ts'
import { sourceOf } from './source.ts'

const findings = (path: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ path, line: index + 1, message: 'wrong' }))

describe('a baseline', () => {
  it('accepts as many findings in a file as it records', () => {
    expect(beyondBaseline('links', findings('a.ts', 2), { 'a.ts': 2 })).toEqual([])
  })

  it('reports every finding of a file that has more, or that it does not list', () => {
    const found = [...findings('a.ts', 2), ...findings('b.ts', 1)]
    expect(beyondBaseline('links', found, { 'a.ts': 1 })).toEqual(found)
  })

  it('asks to be shrunk where files have fewer findings or are gone', () => {
    expect(beyondBaseline('links', findings('a.ts', 2), { 'a.ts': 3, 'gone.ts': 1 })).toEqual([
      {
        path: 'tools/checks/links.baseline.json',
        line: 1,
        message: expect.stringMatching(/^2 files have fewer/),
        isWarning: true,
      },
    ])
  })

  it('shrinks to the present counts and never grows', () => {
    const found = [...findings('a.ts', 2), ...findings('b.ts', 2), ...findings('unlisted.ts', 1)]
    expect(shrunkBaseline(found, { 'a.ts': 5, 'b.ts': 1, 'gone.ts': 3 })).toEqual({ 'a.ts': 2, 'b.ts': 1 })
  })

  it('is empty without a file', () => {
    expect(baselineOf([sourceOf('x.json', '{ "a.ts": 1 }')], 'x.json')).toEqual({ 'a.ts': 1 })
    expect(baselineOf([], 'x.json')).toEqual({})
  })
})
