import { describe, expect, it } from 'vitest'
import {
  countsAsRefunded,
  ENTRY_STATES,
  entryCanBecome,
  isActiveEntry,
  isOpenPayment,
  isUnpaid,
  ORDER_STATUSES,
  orderCanBecome,
  PAYMENT_STATES,
  paymentCanBecome,
  REFUND_STATES,
  refundCanBecome,
  wasPaid,
} from './orders.ts'

describe('entries', () => {
  it('are final once they hold no place and wait for none', () => {
    for (const state of ENTRY_STATES) {
      const goesOn = ENTRY_STATES.some((next) => entryCanBecome(state, next))
      expect(goesOn, state).toBe(isActiveEntry(state))
    }
  })

  it('are confirmed from a held place alone', () => {
    expect(ENTRY_STATES.filter((state) => entryCanBecome(state, 'confirmed'))).toEqual(['held'])
  })
})

describe('orders', () => {
  it('are paid while they wait for money, and when it comes late', () => {
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

  it('give money back only once they were paid', () => {
    const refundable = ORDER_STATUSES.filter((status) => orderCanBecome(status, 'refunded'))
    expect(refundable.every(wasPaid)).toBe(true)
    expect(refundable).toEqual(['paid', 'part_refunded'])
  })
})

describe('payments and refunds', () => {
  it('never leave an end', () => {
    for (const state of PAYMENT_STATES) {
      const goesOn = PAYMENT_STATES.some((next) => paymentCanBecome(state, next))
      expect(goesOn, state).toBe(isOpenPayment(state))
    }
    for (const end of ['succeeded', 'canceled'] as const) {
      expect(REFUND_STATES.some((next) => refundCanBecome(end, next))).toBe(false)
    }
  })

  it('what is asked for counts as given back until it is canceled', () => {
    expect(REFUND_STATES.filter((state) => !countsAsRefunded(state))).toEqual(['canceled'])
  })
})
