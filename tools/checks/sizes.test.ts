import { describe, expect, it } from 'vitest'
import { LIMITS, sizes } from './sizes.ts'
import { sourceOf } from './source.ts'

const lines = (count: number, line = '  step()') => new Array(count).fill(line).join('\n')
const aFile = (path: string, count: number) => sourceOf(path, `${lines(count, 'step()')}\n`)
const aFunction = (path: string, name: string, count: number) =>
  sourceOf(path, `\nexport function ${name}() {\n${lines(count - 2)}\n}\n`)

describe('sizes', () => {
  it('let files and functions be as long as the limits', () => {
    const good = [aFile('packages/a/src/x.ts', LIMITS.file.asks), aFunction('packages/a/src/y.ts', 'run', 40)]
    expect(sizes(good)).toEqual([])
  })

  it.each([
    [aFile('a/x.ts', 251), 1, /^file has 251 lines, over 250/],
    [aFile('a/x.ts', 400), 1, /^file has 400 lines/],
    [aFunction('a/x.ts', 'run', 41), 2, /^run has 41 lines, over 40/],
    [aFunction('a/X.tsx', 'Card', 120), 2, /^Card has 120 lines.*components/],
  ])('only ask at first (%#)', ({ path, ...source }, line, message) => {
    const found = sizes([sourceOf(path, source.text)])
    expect(found).toEqual([{ path, line, message: expect.stringMatching(message), isWarning: true }])
  })

  it.each([
    [aFile('a/x.ts', 401), 1, /^file has 401 lines, 400 are allowed/],
    [aFile('a/x.css', 401), 1, /^file has 401 lines/],
    [aFunction('a/x.ts', 'run', 81), 2, /^run has 81 lines, 80 are allowed/],
    [aFunction('a/x.tsx', 'run', 81), 2, /^run has 81/],
    [aFunction('a/X.tsx', 'Card', 121), 2, /^Card has 121 lines, 120 are allowed/],
    [sourceOf('a/x.ts', `export const run = () => {\n${lines(79)}\n}`), 1, /^run has 81/],
    [sourceOf('a/x.ts', `const x = {\n  run() {\n${lines(79)}\n  },\n}`), 2, /^run has 81/],
    [sourceOf('a/x.tsx', `const row = () => {\n${lines(118)}\nreturn <p />\n}`), 1, /^row has 121.*120/],
  ])('fail over the limit (%#)', (source, line, message) => {
    expect(sizes([source])).toEqual([{ path: source.path, line, message: expect.stringMatching(message) }])
  })

  it('do not count blank lines and comments of a function', () => {
    const text = `function run() {\n${lines(38)}\n\n  // why\n  /* a\n\n  long */\n}\n`
    expect(sizes([sourceOf('a/x.ts', text)])).toEqual([])
  })

  it('leave the parameters of a callback to its caller', () => {
    const text = "app.addHook('onSend', (request, reply, payload, done) => done(null, payload))"
    expect(sizes([sourceOf('a/x.ts', text)])).toEqual([])
  })

  it('allow three parameters of an exported function and of a method', () => {
    const text =
      'export const ok = (a, b, c) => a\n\nexport function many(a, { b }, c = 1, ...rest) {}\nexport function own(this: X, a, b, c) {}'
    expect(sizes([sourceOf('a/x.ts', 'export const x = { run(a, b, c, d) {} }')])).toHaveLength(1)
    expect(sizes([sourceOf('a/x.ts', text)])).toEqual([
      {
        path: 'a/x.ts',
        line: 3,
        message: 'many takes 4 parameters, 3 are allowed: take one object of options',
      },
    ])
  })

  it('allow five parameters of a function that its file does not export', () => {
    const text =
      'const ok = (a, b, c, d, e) => a\nexport const x = () => {\nfunction inner(a, b, c, d) {}\n}\nfunction many(a, b, c, d, e, f) {}'
    expect(sizes([sourceOf('a/x.ts', text)])).toEqual([
      {
        path: 'a/x.ts',
        line: 5,
        message: 'many takes 6 parameters, 5 are allowed: take one object of options',
      },
    ])
  })

  it.each([
    'a/x.test.ts',
    'e2e/x.e2e.ts',
    'packages/i18n/src/ru/home.ts',
    'packages/i18n/src/en.ts',
    'a/x.gen.ts',
    'a/x.md',
  ])('do not measure %s', (path) => {
    expect(sizes([aFile(path, 900)])).toEqual([])
  })
})
