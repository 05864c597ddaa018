import { describe, expect, it } from 'vitest'
import { refundByTarget, refundShares, refundTarget } from './paid-parts.ts'

describe('refundTarget', () => {
  it.each([
    ['online', 'card'],
    ['manual', 'manual'],
    ['cash', 'manual'],
    ['card', 'manual'],
    ['balance', 'credit'],
  ] as const)('of money paid by %s is %s, or the balance where that is chosen', (source, target) => {
    expect(refundTarget('card', source)).toBe(target)
    expect(refundTarget('credit', source)).toBe('credit')
  })
})

describe('the division of a refund', () => {
  const parts = [
    { source: 'cash', refundableMinor: 50_000 },
    { source: 'online', refundableMinor: 0 },
    { source: 'online', refundableMinor: 70_000 },
    { source: 'balance', refundableMinor: 30_000 },
  ] as const

  it('takes the parts in their order, up to what is refundable', () => {
    expect(refundShares(parts, 80_000)).toEqual([
      { part: parts[0], minor: 50_000 },
      { part: parts[2], minor: 30_000 },
    ])
    expect(refundShares(parts, 0)).toEqual([])
  })

  it('is counted by target', () => {
    expect(refundByTarget(parts, 130_000)).toEqual({ card: 70_000, manual: 50_000, credit: 10_000 })
    expect(refundByTarget(parts, 1_000_000)).toEqual({ card: 70_000, manual: 50_000, credit: 30_000 })
  })
})
