import { describe, expect, it } from 'vitest'
import {
  countsAsRefunded,
  dueMinor,
  ENTRY_STATES,
  entryCanBecome,
  isActiveEntry,
  isOpenPayment,
  isPricedEntry,
  isUnpaid,
  ORDER_STATUSES,
  orderCanBecome,
  PAYMENT_STATES,
  paymentCanBecome,
  REFUND_STATES,
  refundCanBecome,
  wasPaid,
} from './orders.ts'

describe('Entries', () => {
  it('are final once they neither hold a place nor wait', () => {
    for (const state of ENTRY_STATES) {
      const hasNext = ENTRY_STATES.some((next) => entryCanBecome(state, next))
      expect(hasNext, state).toBe(isActiveEntry(state))
    }
  })

  it('count in a price while active, and while a payment can renew them after they have expired', () => {
    const pricedIn = (status: (typeof ORDER_STATUSES)[number] | null) =>
      ENTRY_STATES.filter((state) => isPricedEntry(state, status))
    const active = ['held', 'confirmed', 'waitlisted']
    for (const status of [null, 'cancelled', 'refunded'] as const) {
      expect(pricedIn(status), String(status)).toEqual(active)
    }
    for (const status of ['draft', 'pending', 'expired', 'paid', 'part_refunded'] as const) {
      expect(pricedIn(status).toSorted(), status).toEqual([...active, 'expired'].toSorted())
    }
  })

  it('are confirmed only from a held place', () => {
    expect(ENTRY_STATES.filter((state) => entryCanBecome(state, 'confirmed'))).toEqual(['held'])
  })
})

describe('Orders', () => {
  it('are paid while unpaid, and by a late payment', () => {
    expect(ORDER_STATUSES.filter((status) => orderCanBecome(status, 'paid'))).toEqual([
      'draft',
      'pending',
      'expired',
    ])
  })

  it('are cancelled only while unpaid', () => {
    expect(ORDER_STATUSES.filter((status) => orderCanBecome(status, 'cancelled'))).toEqual(
      ORDER_STATUSES.filter(isUnpaid),
    )
  })

  it('are refunded only after being paid', () => {
    const refundable = ORDER_STATUSES.filter((status) => orderCanBecome(status, 'refunded'))
    expect(refundable.every(wasPaid)).toBe(true)
    expect(refundable).toEqual(['paid', 'part_refunded'])
  })
})

describe('Payments and refunds', () => {
  it('never leave a final state', () => {
    for (const state of PAYMENT_STATES) {
      const hasNext = PAYMENT_STATES.some((next) => paymentCanBecome(state, next))
      expect(hasNext, state).toBe(isOpenPayment(state))
    }
    for (const end of ['succeeded', 'canceled'] as const) {
      expect(REFUND_STATES.some((next) => refundCanBecome(end, next))).toBe(false)
    }
  })

  it('count as refunded from the request until they are canceled', () => {
    expect(REFUND_STATES.filter((state) => !countsAsRefunded(state))).toEqual(['canceled'])
  })
})

it('counts money that was refunded as due again', () => {
  expect(dueMinor({ paidMinor: 150_000, refundedMinor: 150_000 }, 150_000)).toBe(150_000)
  expect(dueMinor({ paidMinor: 50_000, refundedMinor: 0 }, 150_000)).toBe(100_000)
  expect(dueMinor({ paidMinor: 180_000, refundedMinor: 0 }, 150_000)).toBe(0)
})
