import { expect, it } from 'vitest'
import { dueOf, shownStates } from './order-text.ts'

type Stated = Parameters<typeof shownStates>[0]

const PAID: Stated = {
  status: 'paid',
  paymentStatus: 'succeeded',
  receiptStatus: 'succeeded',
  partRefunded: 0,
}

it.each<[string, Partial<Stated>, ReturnType<typeof shownStates>]>([
  ['paid', {}, { status: 'paid', payment: null, receipt: 'succeeded' }],
  [
    'paid by hand while a payment is open',
    { paymentStatus: 'pending', receiptStatus: 'none' },
    { status: 'paid', payment: null, receipt: null },
  ],
  [
    'unpaid after a refused payment',
    { status: 'draft', paymentStatus: 'canceled', receiptStatus: 'canceled' },
    { status: 'draft', payment: 'canceled', receipt: null },
  ],
  [
    'being paid',
    { status: 'pending', paymentStatus: 'pending', receiptStatus: 'none' },
    { status: null, payment: 'pending', receipt: null },
  ],
  [
    'expired with a payment in progress',
    { status: 'expired', paymentStatus: 'pending', receiptStatus: 'pending' },
    { status: 'expired', payment: null, receipt: null },
  ],
  [
    'refunded',
    { status: 'refunded', partRefunded: 900 },
    { status: 'refunded', payment: null, receipt: 'succeeded' },
  ],
  [
    'cancelled after the last day of refunds',
    { status: 'refunded' },
    { status: 'notRefunded', payment: null, receipt: 'succeeded' },
  ],
])('shows no contradictory states of an order that is %s', (_, stated, shown) => {
  expect(shownStates({ ...PAID, ...stated })).toEqual(shown)
})

it('counts refunded money as due', () => {
  expect(dueOf({ total: 1500, sumPaid: 1500, partRefunded: 1500 })).toBe(1500)
})
