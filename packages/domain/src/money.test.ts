import fc from 'fast-check'
import { expect, it } from 'vitest'
import { AMOUNT_MAX, amountOf, decimalOf, isAmount, minorOf, minorOfDecimal } from './money.ts'

const anyMinor = fc.integer({ min: -AMOUNT_MAX * 100, max: AMOUNT_MAX * 100 })

it('every amount comes back the same from the wire and from the database', () => {
  fc.assert(
    fc.property(anyMinor, (minor) => {
      expect(minorOf(amountOf(minor))).toBe(minor)
      expect(minorOfDecimal(decimalOf(minor))).toBe(minor)
    }),
  )
})

it('writes both decimals', () => {
  expect([0, 5, 50, 1250, -7].map(decimalOf)).toEqual(['0.00', '0.05', '0.50', '12.50', '-0.07'])
})

it('does not read what is no amount', () => {
  for (const text of ['', '1,5', '1.234', 'x', '1e3', '.5']) expect(minorOfDecimal(text)).toBeNaN()
})

it('an amount has at most two decimals', () => {
  expect([0, 0.1, 19.99, 1200].every(isAmount)).toBe(true)
  expect([0.001, 19.999].some(isAmount)).toBe(false)
})
