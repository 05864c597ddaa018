import { describe, expect, it } from 'vitest'
import { refundProblems } from './refunds.ts'
import { moveRegistration } from './registration-window.ts'

const day = (number: number) => `2026-12-${String(number).padStart(2, '0')}T10:00:00.000Z`
const bounds = (start: number | null, end: number | null) => ({
  regStartDate: start === null ? null : day(start),
  regEndDate: end === null ? null : day(end),
})
const terms = { timeZone: 'Europe/Moscow', discounts: [], refundRule: [] }
const event = (...offers: ReturnType<typeof bounds>[]) => ({
  ...terms,
  ...bounds(5, 20),
  programData: offers,
})

describe('moving the registration of an event', () => {
  it('leaves offers without a window of their own alone', () => {
    expect(moveRegistration(event(bounds(null, null)), { regEndDate: day(15) })).toEqual(bounds(5, 15))
    expect(moveRegistration(event(), { regStartDate: day(1) })).toEqual(bounds(1, 20))
  })

  it('leaves windows inside alone', () => {
    expect(moveRegistration(event(bounds(6, 14)), { regEndDate: day(15) })).toEqual(bounds(5, 15))
  })

  it('replaces bounds outside by those of the event', () => {
    const moved = moveRegistration(event(bounds(6, 18), bounds(7, 12)), { regEndDate: day(15) })
    expect(moved).toEqual({ ...bounds(5, 15), programData: [bounds(6, null), bounds(7, 12)] })
    const later = moveRegistration(event(bounds(6, 18)), { regStartDate: day(8) })
    expect(later).toEqual({ ...bounds(8, 20), programData: [bounds(null, 18)] })
  })

  it('replaces both bounds of a window of which nothing would be left', () => {
    const closed = moveRegistration(event(bounds(16, 18)), { regEndDate: day(15) })
    expect(closed).toEqual({ ...bounds(5, 15), programData: [bounds(null, null)] })
    const opened = moveRegistration(event(bounds(6, 7)), { regStartDate: day(7) })
    expect(opened).toEqual({ ...bounds(7, 20), programData: [bounds(null, null)] })
  })

  it('accepts an event that has no registration yet', () => {
    const draft = { ...terms, ...bounds(null, null), programData: [bounds(6, null)] }
    expect(moveRegistration(draft, { regStartDate: day(5) })).toEqual(bounds(5, null))
    expect(moveRegistration(draft, { regStartDate: day(7) })).toEqual({
      ...bounds(7, null),
      programData: [bounds(null, null)],
    })
  })

  it('ends early discounts, late fees and refund steps with registration', () => {
    const fees = { byCount: [1000], late: 500, onSpot: null }
    const rich = {
      ...event(),
      programData: [{ ...bounds(null, null), fees: { ...fees, lateFrom: '2026-12-16' } }],
      discounts: [
        { kind: 'early', percent: 5, until: '2026-12-18' },
        { kind: 'para', percent: 10 },
      ] as const,
      refundRule: [
        { until: '2026-12-10', percent: 90 },
        { until: '2026-12-17', percent: 50 },
        { until: '2026-12-20', percent: 10 },
      ],
    }
    expect(moveRegistration(rich, { regEndDate: day(15) })).toEqual({
      ...bounds(5, 15),
      programData: [{ ...bounds(null, null), fees: { ...fees, lateFrom: null } }],
      discounts: [
        { kind: 'early', percent: 5, until: '2026-12-15' },
        { kind: 'para', percent: 10 },
      ],
      refundRule: [
        { until: '2026-12-10', percent: 90 },
        { until: '2026-12-15', percent: 50 },
      ],
    })
    const onStep = moveRegistration(rich, { regEndDate: day(10) })
    expect(onStep.refundRule).toEqual([{ until: '2026-12-10', percent: 90 }])
    expect(moveRegistration(rich, { regEndDate: day(20) })).toEqual(bounds(5, 20))
  })

  it('is saved without a contradiction, wherever it closes', () => {
    const rule = [6, 11, 20].map((each, index) => ({ until: day(each).slice(0, 10), percent: 90 - index }))
    for (let close = 6; close <= 20; close += 1) {
      const { refundRule = rule } = moveRegistration(
        { ...event(), refundRule: rule },
        { regEndDate: day(close) },
      )
      expect(refundProblems(refundRule)).toEqual([])
      expect(refundRule.every(({ until }) => until <= day(close).slice(0, 10))).toBe(true)
    }
  })
})
