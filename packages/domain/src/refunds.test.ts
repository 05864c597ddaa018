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
  it('gives back the share of what the rest costs less', () => {
    const paid = { rule: RULE, paidMinor: 250_000, refundedMinor: 0, remainingMinor: 150_000 }
    expect(refundMinor({ ...paid, on: '2026-01-20' })).toBe(100_000)
    expect(refundMinor({ ...paid, on: '2026-02-05' })).toBe(50_000)
    expect(refundMinor({ ...paid, on: '2026-02-20' })).toBe(0)
  })

  it('takes off what was given back before, and never asks for it again', () => {
    const second = { rule: RULE, paidMinor: 250_000, refundedMinor: 100_000, remainingMinor: 0 }
    expect(refundMinor({ ...second, on: '2026-01-20' })).toBe(150_000)
    expect(refundMinor({ ...second, on: '2026-02-05' })).toBe(25_000)
    expect(refundMinor({ ...second, on: '2026-02-20' })).toBe(0)
  })

  it('is never above what was paid, whatever is cancelled, and on one day its order changes nothing', () => {
    const aFee = fc.integer({ min: 0, max: 500_000 })
    const percent = fc.integer({ min: 0, max: 100 })
    fc.assert(
      fc.property(fc.array(aFee, { minLength: 1, maxLength: 6 }), percent, (fees, share) => {
        const paidMinor = fees.reduce((sum, fee) => sum + fee, 0)
        const cancelAll = (order: readonly number[]) => {
          let [refundedMinor, remainingMinor] = [0, paidMinor]
          for (const fee of order) {
            remainingMinor -= fee
            const rule = [{ until: '2026-02-10', percent: share }]
            refundedMinor += refundMinor({ rule, on: '2026-02-01', paidMinor, refundedMinor, remainingMinor })
          }
          return refundedMinor
        }
        expect(cancelAll(fees)).toBe(cancelAll(fees.toReversed()))
        expect(cancelAll(fees)).toBeLessThanOrEqual(paidMinor)
      }),
    )
  })
})
