import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newCheckCode, readCheckCode, shownCheckCode } from './check-codes.ts'

const codes = fc
  .array(fc.nat(31), { minLength: 12, maxLength: 12 })
  .map((numbers) => newCheckCode(() => numbers.pop() ?? 0))

describe('check codes', () => {
  it('are read as they are printed, in any case', () => {
    fc.assert(
      fc.property(codes, (code) => {
        expect(readCheckCode(shownCheckCode(code))).toBe(code)
        expect(readCheckCode(` ${shownCheckCode(code).toLowerCase()} `)).toBe(code)
      }),
    )
  })

  it('are printed in groups of four', () => {
    expect(shownCheckCode('7K3M09XQTR5V')).toBe('7K3M-09XQ-TR5V')
  })

  it.each([
    ['7k3m 09xq tr5v', '7K3M09XQTR5V'],
    ['OIL0-11ab-cdef', '011011ABCDEF'],
    ['7K3M-09XQ-TR5', null],
    ['7K3M-09XQ-TR5VV', null],
    ['7K3M-09XQ-TR5U', null],
    ['../../secret', null],
    ['', null],
  ])('read %o as %o', (text, code) => {
    expect(readCheckCode(text)).toBe(code)
  })
})
