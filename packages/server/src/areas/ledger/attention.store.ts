/** SQL of payments and refunds that require an administrator: the gateway reports another amount, or nothing. */

import { decimalOf, isOpenPayment, isOpenRefund, PAYMENT_STATES, REFUND_STATES } from '@polynya/domain'
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

export const listUnanswered = (db: Db, eventId: number): Promise<RefundRow[]> =>
  db
    .selectFrom('refund')
    .innerJoin('entry_order', 'entry_order.id', 'refund.order_id')
    .where('entry_order.event_id', '=', eventId)
    .where('refund.status', 'in', OPEN_REFUNDS)
    .where('unanswered_at', 'is not', null)
    .selectAll('refund')
    .orderBy('refund.id')
    .execute()
