import { describe, expect, it } from 'vitest'
import { feeTable, lowestPrice, type PricedEvent } from './fee-table.ts'

const FEES = { byCount: [1500, 2500, 3300], lateFrom: '2026-12-15', late: 500, onSpot: 2000 }
const RELAY = { byCount: [4000], lateFrom: null, late: 0, onSpot: null }

const anEvent = (change: Partial<PricedEvent> = {}): PricedEvent => ({
  freeEvent: false,
  discounts: [{ kind: 'early', percent: 10, until: '2026-12-31' }],
  servicePercent: 0,
  mktPlacePercent: 0,
  programData: [
    { id: 1, fees: FEES },
    { id: 2, fees: RELAY },
    { id: 3, fees: null },
  ],
  ...change,
})

describe('the price list of an event', () => {
  it('has a total for each number of distances, the late fee and the price at the venue', () => {
    expect(feeTable(anEvent(), '2026-12-01')).toEqual([
      {
        offerId: 1,
        totalsMinor: [150_000, 250_000, 330_000],
        late: { from: '2026-12-15', totalMinor: 50_000, applies: false },
        onSpotMinor: 200_000,
      },
      { offerId: 2, totalsMinor: [400_000], late: null, onSpotMinor: null },
    ])
  })

  it('includes the parts for service and marketplace, as an order does', () => {
    const [individual] = feeTable(anEvent({ servicePercent: 5, mktPlacePercent: 1 }), '2026-12-01')
    expect(individual?.totalsMinor[0]).toBe(159_000)
    expect(individual?.late?.totalMinor).toBe(53_000)
    expect(individual?.onSpotMinor).toBe(212_000)
  })

  it('says from its first day on that the late fee applies, which leaves the other totals unchanged', () => {
    const [individual] = feeTable(anEvent(), '2026-12-15')
    expect(individual?.late?.applies).toBe(true)
    expect(individual?.totalsMinor[0]).toBe(150_000)
  })

  it('is empty for a free event', () => {
    expect(feeTable(anEvent({ freeEvent: true }), '2026-12-01')).toEqual([])
  })
})

describe('the lowest price of an event', () => {
  it('is that of one distance today, late fee included', () => {
    expect(lowestPrice(anEvent(), '2026-12-01')).toBe(150_000)
    expect(lowestPrice(anEvent(), '2026-12-15')).toBe(200_000)
  })

  it('is 0 for a free event, and unknown without fees', () => {
    expect(lowestPrice(anEvent({ freeEvent: true }), '2026-12-01')).toBe(0)
    expect(lowestPrice(anEvent({ programData: [{ id: 3, fees: null }] }), '2026-12-01')).toBeNull()
  })
})
