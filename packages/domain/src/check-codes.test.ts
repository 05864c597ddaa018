import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newCheckCode, readCheckCode, shownCheckCode } from './check-codes.ts'

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

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

  it('are printed in groups of four, the last with the check letter', () => {
    expect(shownCheckCode('7K3M09XQTR5V')).toBe('7K3M-09XQ-TR5V')
    expect(shownCheckCode('7K3M09XQTR5VS')).toBe('7K3M-09XQ-TR5VS')
  })

  it('show any letter that is mistyped, and any two letters that changed places', () => {
    fc.assert(
      fc.property(codes, fc.nat(12), fc.nat(12), fc.integer({ min: 1, max: 31 }), (code, at, other, by) => {
        const letters = [...code]
        const wrong = [...letters]
        wrong[at] = LETTERS[(LETTERS.indexOf(letters[at] ?? '') + by) % 32] ?? ''
        expect(readCheckCode(wrong.join(''))).toBe(null)
        const swapped = [...letters]
        swapped[at] = letters[other] ?? ''
        swapped[other] = letters[at] ?? ''
        expect(readCheckCode(swapped.join(''))).toBe(letters[at] === letters[other] ? code : null)
      }),
    )
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
