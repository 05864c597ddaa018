import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convertMinor, convertParts, isRate } from './conversion.ts'

/** A rate as decimal text, with its digits as a whole number and how many of them follow the point. */
const aRate = fc
  .record({ part: fc.bigInt({ min: 1n, max: 1_000_000n }), decimals: fc.integer({ min: 0, max: 8 }) })
  .map(({ part, decimals }) => {
    const digits = part * 10n ** BigInt(Math.floor(decimals / 2)) + BigInt(decimals)
    const padded = String(digits).padStart(decimals + 1, '0')
    const [whole, fraction] = [
      padded.slice(0, padded.length - decimals),
      padded.slice(padded.length - decimals),
    ]
    return { digits, decimals, text: decimals > 0 ? `${whole}.${fraction}` : whole }
  })
const aMinor = fc.integer({ min: 0, max: 2_000_000 })

describe('convertMinor', () => {
  it.each([
    [50, '0.29', 15],
    [150, '1.15', 173],
    [1_005, '0.1', 101],
    [3, '0.5', 2],
    [150_000, '5.5', 825_000],
    [100, '0.000001', 0],
  ])('converts %i minor units at %s to %i, half up', (minor, rate, converted) => {
    expect(convertMinor(minor, rate)).toBe(converted)
  })

  it('is within half a minor unit of the exact product, and at exactly half above it', () => {
    fc.assert(
      fc.property(aMinor, aRate, (minor, { digits, decimals, text }) => {
        const unit = 10n ** BigInt(decimals)
        const error = 2n * (BigInt(convertMinor(minor, text)) * unit - BigInt(minor) * digits)
        expect(error > -unit && error <= unit).toBe(true)
      }),
    )
  })

  it('changes nothing at the rate 1', () => {
    fc.assert(fc.property(aMinor, (minor) => convertMinor(minor, '1') === minor))
  })
})

describe('convertParts', () => {
  it('adds up to the converted sum, without a negative part', () => {
    fc.assert(
      fc.property(fc.array(aMinor, { maxLength: 20 }), aRate, (parts, { text }) => {
        const converted = convertParts(parts, text)
        const sum = (minors: readonly number[]) => minors.reduce((total, minor) => total + minor, 0)
        expect(sum(converted)).toBe(convertMinor(sum(parts), text))
        expect(converted.every((part) => Number.isInteger(part) && part >= 0)).toBe(true)
      }),
    )
  })
})

describe('isRate', () => {
  it('accepts a number of at most eight decimals', () => {
    expect([1, 0.01, 5.5, 92.3719, 1_000_000, 0.000_001, 0.123_456_78].every(isRate)).toBe(true)
  })

  it('rejects more decimals, and what is not written as a plain decimal', () => {
    expect([0.123_456_789, 1 / 3, 1e-7, 1e21, -1, Number.NaN, Number.POSITIVE_INFINITY].some(isRate)).toBe(
      false,
    )
  })
})
