/** SQL of payments and refunds that require an administrator: the gateway reports another amount, a refusal, or nothing. */

import {
  decimalOf,
  isOpenPayment,
  isOpenRefund,
  PAYMENT_STATES,
  REFUND_STATES,
  type RefundCause,
} from '@polynya/domain'
import type { Db, Tx } from '../../db/schema.ts'
import type { PaymentRow } from './payments.store.ts'
import type { RefundRow } from './refunds.store.ts'

const OPEN_PAYMENTS = PAYMENT_STATES.filter(isOpenPayment)
const OPEN_REFUNDS = REFUND_STATES.filter(isOpenRefund)

/**
 * Stores the amount that a gateway reports for an open payment if it differs from the requested one; returns whether
 * it is new.
 */
export async function recordReportedAmount(
  tx: Tx,
  { id }: PaymentRow,
  { amountMinor, currency, at }: { amountMinor: number; currency: string; at: Date },
) {
  const { numUpdatedRows } = await tx
    .updateTable('payment')
    .set({ reported_amount: decimalOf(amountMinor), reported_currency: currency, reported_at: at })
    .where('id', '=', id)
    .where('reported_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Records that a gateway has not responded to a refund; returns whether it was not recorded before. */
export async function recordUnanswered(tx: Tx, { id }: RefundRow, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('refund')
    .set({ unanswered_at: at })
    .where('id', '=', id)
    .where('status', 'in', OPEN_REFUNDS)
    .where('unanswered_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns whether the gateway reports another amount for a payment that is still open. */
export const differs = (payment: Pick<PaymentRow, 'reported_at' | 'status'>) =>
  payment.reported_at !== null && isOpenPayment(payment.status)

/** Returns whether a refund in progress has no response from its gateway. */
export const isUnanswered = (refund: Pick<RefundRow, 'unanswered_at' | 'status'>) =>
  refund.unanswered_at !== null && isOpenRefund(refund.status)

/** Causes of the refunds that are requested for what an order has too much: also for what a gateway has refused. */
const AGAIN: readonly RefundCause[] = ['manual', 'overpaid', 'called_off']

type Refused = Pick<RefundRow, 'id' | 'order_id' | 'status' | 'cause'>

/** Returns the refunds that their gateway refused, and that were not requested again since. */
export const refusedOf = <Refund extends Refused>(refunds: readonly Refund[]): Refund[] =>
  refunds.filter(({ id, order_id, status }) => {
    const isAgain = (other: Refused) =>
      other.order_id === order_id &&
      other.id > id &&
      other.status !== 'canceled' &&
      AGAIN.includes(other.cause)
    return status === 'canceled' && !refunds.some(isAgain)
  })

export const listDiffering = (db: Db, eventId: number): Promise<PaymentRow[]> =>
  db
    .selectFrom('payment')
    .innerJoin('entry_order', 'entry_order.id', 'payment.order_id')
    .where('entry_order.event_id', '=', eventId)
    .where('payment.status', 'in', OPEN_PAYMENTS)
    .where('reported_at', 'is not', null)
    .selectAll('payment')
    .orderBy('payment.id')
    .execute()

/** Returns the refunds of the orders of an event that have one without a response, or a refused one. */
export const listDoubtful = (db: Db, eventId: number): Promise<RefundRow[]> =>
  db
    .selectFrom('refund')
    .where('order_id', 'in', (is) =>
      is
        .selectFrom('refund as doubtful')
        .innerJoin('entry_order', 'entry_order.id', 'doubtful.order_id')
        .where('entry_order.event_id', '=', eventId)
        .where((or) => or.or([or('unanswered_at', 'is not', null), or('doubtful.status', '=', 'canceled')]))
        .select('doubtful.order_id'),
    )
    .selectAll()
    .orderBy('id')
    .execute()
