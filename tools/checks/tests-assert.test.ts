import { describe, expect, it } from 'vitest'
import { sourceOf } from './source.ts'
import { testsAssert } from './tests-assert.ts'

/** Lines of the findings in a test file, beside a helper that asserts and one that does not. */
const linesOf = (text: string) =>
  testsAssert([
    sourceOf('sdk/src/testing/helper.ts', 'export function check() { expect(1).toBe(1) }'),
    sourceOf('sdk/src/testing/other.ts', 'export const open = () => 1'),
    sourceOf('sdk/src/call.test.ts', text),
  ]).map(({ line }) => line)

describe('the check that tests assert', () => {
  it.each([
    "it('sends', () => { expect(1).toBe(1) })",
    "test.each([1])('sends %i', (n) => expect(n).toBe(1))",
    "it('shows', async () => { await findByRole('button') })",
    "const both = () => same()\nconst same = () => expect(1).toBe(1)\nit('sends', () => both())",
    "import { check } from './testing/helper.ts'\nit('sends', { retry: 1 }, () => check())",
  ])('accepts %j', (text) => {
    expect(linesOf(text)).toEqual([])
  })

  it.each([
    ["it('sends', async () => {\n  await send()\n})", 1],
    ["const send = () => 1\nit('sends', () => send())", 2],
    ["\ntest.each([1])('sends %i', (n) => open(n))", 2],
    ["it('expects nothing', () => undefined)", 1],
    ["const send = () => expect(1).toBe(1)\nit('sends', () => client.send())", 2],
  ])('finds the test of %j', (text, line) => {
    expect(linesOf(text)).toEqual([line])
  })
})
