import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refundMinor, refundPercent } from './refunds.ts'

const RULE = [
  { until: '2026-01-31', percent: 100 },
  { until: '2026-02-10', percent: 50 },
]

describe('refundPercent', () => {
  it.each([
    ['2026-01-01', 100],
    ['2026-01-31', 100],
    ['2026-02-01', 50],
    ['2026-02-10', 50],
    ['2026-02-11', 0],
  ])('on %s is %i', (on, percent) => {
    expect(refundPercent(RULE, on)).toBe(percent)
  })

  it('is nothing without a rule', () => {
    expect(refundPercent([], '2026-01-01')).toBe(0)
  })
})

describe('refundMinor', () => {
  it('returns the share of what the order costs less', () => {
    const paid = { paidMinor: 250_000, refundedMinor: 0, beforeMinor: 250_000, remainingMinor: 150_000 }
    expect(refundMinor({ ...paid, rule: RULE, on: '2026-01-20' })).toBe(100_000)
    expect(refundMinor({ ...paid, rule: RULE, on: '2026-02-05' })).toBe(50_000)
    expect(refundMinor({ ...paid, rule: RULE, on: '2026-02-20' })).toBe(0)
  })

  it('rounds the share half up', () => {
    const paid = { rule: RULE, paidMinor: 101, refundedMinor: 0, beforeMinor: 101, remainingMinor: 0 }
    expect(refundMinor({ ...paid, on: '2026-02-05' })).toBe(51)
  })

  it('applies the share of its own day, whatever an earlier cancellation returned', () => {
    const second = { paidMinor: 250_000, refundedMinor: 100_000, beforeMinor: 150_000, remainingMinor: 0 }
    expect(refundMinor({ ...second, rule: RULE, on: '2026-01-20' })).toBe(150_000)
    expect(refundMinor({ ...second, rule: RULE, on: '2026-02-05' })).toBe(75_000)
    expect(refundMinor({ ...second, rule: RULE, on: '2026-02-20' })).toBe(0)
  })

  it('never takes the first refund back: of two equal distances, one returns all and the other half', () => {
    const second = { paidMinor: 200_000, refundedMinor: 100_000, beforeMinor: 100_000, remainingMinor: 0 }
    expect(refundMinor({ ...second, rule: RULE, on: '2026-02-05' })).toBe(50_000)
  })

  it('never exceeds what was paid, whatever is cancelled on whichever day', () => {
    const cancellation = fc.record({
      fee: fc.integer({ min: 0, max: 500_000 }),
      on: fc.constantFrom('2026-01-01', '2026-02-01', '2026-03-01'),
    })
    const given = fc.integer({ min: 0, max: 500_000 })
    fc.assert(
      fc.property(fc.array(cancellation, { minLength: 1, maxLength: 6 }), given, (cancellations, before) => {
        const paidMinor = cancellations.reduce((sum, { fee }) => sum + fee, 0)
        let refundedMinor = Math.min(before, paidMinor)
        let beforeMinor = paidMinor
        for (const { fee, on } of cancellations) {
          const remainingMinor = beforeMinor - fee
          const more = refundMinor({ rule: RULE, on, paidMinor, refundedMinor, beforeMinor, remainingMinor })
          expect(more).toBeGreaterThanOrEqual(0)
          refundedMinor += more
          beforeMinor = remainingMinor
        }
        expect(refundedMinor).toBeLessThanOrEqual(paidMinor)
      }),
    )
  })
})
