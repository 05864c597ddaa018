import fc from 'fast-check'
import { expect, it } from 'vitest'
import { AMOUNT_MAX, amountOf, decimalOf, isAmount, minorOf, minorOfDecimal, percentOf } from './money.ts'

const anyMinor = fc.integer({ min: -AMOUNT_MAX * 100, max: AMOUNT_MAX * 100 })

it('every amount survives the conversion to the wire and to the database', () => {
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

it('a share in per cent is rounded half up to whole minor units', () => {
  expect([49, 50, 51, 149, 150].map((minor) => percentOf(minor, 1))).toEqual([0, 1, 1, 1, 2])
  const [amount, percent] = [fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 0, max: 100 })]
  fc.assert(
    fc.property(amount, percent, (minor, share) => {
      const exact = BigInt(minor) * BigInt(share)
      expect(BigInt(percentOf(minor, share))).toBe((2n * exact + 100n) / 200n)
    }),
  )
})
