/** Orders that administrators mark as paid, at the venue or by a transfer. */

import type { OrderInput } from '@polynya/contract'
import { decimalOf, dueMinor, isPayableByHand } from '@polynya/domain'
import type * as z from 'zod/mini'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { fail, failField } from '../../failure.ts'
import { differs } from '../ledger/attention.store.ts'
import { moneyOf, post } from '../ledger/ledger.store.ts'
import { BY_HAND } from '../ledger/order-money.ts'
import { findOpenPayment, insertPayment, stepPayment } from '../ledger/payments.store.ts'
import { confirmEntries, entriesToConfirm } from '../places/confirm-entries.ts'
import type { LostEntry } from '../places/lapsed-entries.ts'
import { failFull } from '../places/stock.ts'
import { markPaid, type OrderRow } from './orders.store.ts'

/** A payment that an administrator received, as far as it was specified. */
export type DeskPayment = z.output<typeof OrderInput>['payment']

/** Marks an order as paid by hand: stores the amount due as a payment, and confirms the places; sends no e-mail. */
export async function payByHand(
  tx: Tx,
  { order, payment }: { readonly order: OrderRow; readonly payment: DeskPayment },
  deps: Deps,
) {
  if (!isPayableByHand(order.status)) fail('order_state')
  const now = deps.clock.now()
  await endOpenPayment(tx, order, now)
  const amountMinor = dueMinor(await moneyOf(tx, order.id), order.total)
  if (amountMinor > 0) await storePayment(tx, { order, payment, amountMinor, now }, deps)
  const entries = await entriesToConfirm(tx, order.id)
  const { lost } = await confirmEntries(tx, { eventId: order.event_id, entries, now })
  if (lost[0]) failLost(lost[0])
  await markPaid(tx, order, now)
}

const failLost = ({ dist_code, lostBy }: LostEntry) =>
  lostBy === null ? failFull(dist_code) : failField('isPaid', lostBy)

/** Cancels an open payment of another amount, which the administrator has checked; any other open payment is pending. */
async function endOpenPayment(tx: Tx, order: OrderRow, now: Date) {
  const open = await findOpenPayment(tx, order.id)
  if (!open) return
  if (!differs(open)) fail('payment_pending')
  await stepPayment(tx, open.id, { status: 'canceled', failure: 'amount_differs', finished_at: now })
}

/** Stores a payment by hand with its transfer in the ledger. */
async function storePayment(
  tx: Tx,
  {
    order,
    payment: given,
    amountMinor,
    now,
  }: {
    readonly order: OrderRow
    readonly payment: DeskPayment
    readonly amountMinor: number
    readonly now: Date
  },
  { ids }: Deps,
) {
  const receipt = given?.receipt ?? null
  const payment = await insertPayment(tx, {
    order_id: order.id,
    gateway: BY_HAND,
    status: 'succeeded',
    amount: decimalOf(amountMinor),
    currency: order.currency,
    idempotence_key: ids.key(),
    external_id: null,
    confirmation_url: null,
    failure: null,
    net_income: decimalOf(amountMinor),
    means: given?.means ?? null,
    receipt_id: receipt,
    ...(receipt !== null && { receipt_status: 'succeeded' }),
    receipt_idempotence_key: null,
    source: BY_HAND,
    created_at: now,
    finished_at: now,
  })
  const pockets = { source: BY_HAND, target: 'order' } as const
  await post(tx, { ...postingOf(order, now), ...pockets, amountMinor, payment_id: payment.id })
}

/** Returns what the postings of an order by hand have in common. */
export const postingOf = (order: OrderRow, now: Date) => ({
  at: now,
  account_id: order.account_id,
  order_id: order.id,
  currency: order.currency,
  refund_id: null,
  note: null,
})
