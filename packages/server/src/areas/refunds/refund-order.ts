/** Refunds of an order: stored here, sent to gateways afterwards, never more than the paid amount. */

import { countsAsRefunded, decimalOf, type RefundCause, type RefundWay } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { listRevokedMarks, moneyOf, post } from '../ledger/ledger.store.ts'
import { BY_HAND } from '../ledger/order-money.ts'
import { listPayments, type PaymentRow } from '../ledger/payments.store.ts'
import { insertRefund, listRefunds, type RefundRow } from '../ledger/refunds.store.ts'
import { type OrderRow, setStatus } from '../orders/orders.store.ts'

interface RefundInput {
  /** Its row is locked. */
  readonly order: Pick<OrderRow, 'id' | 'account_id' | 'currency'>
  readonly amountMinor: number
  readonly way: RefundWay
  readonly cause: RefundCause
  /** The account that requested it; null for the platform. */
  readonly accountId: number | null
  readonly now: Date
}

/**
 * Refunds an amount, from the newest payment on; credits are always refunded as credits, regardless of the chosen
 * way. A refund to a card is only stored here; `sendRefunds` sends it. Returns the refunded amount in minor units.
 */
export async function refundAmount(
  tx: Tx,
  { amountMinor, ...input }: RefundInput,
  { ids }: Pick<Deps, 'ids'>,
): Promise<number> {
  let left = amountMinor
  const { payments, creditsMinor } = await refundable(tx, input.order.id)
  for (const { payment, minor } of payments) {
    const share = Math.min(left, minor)
    left -= share
    if (share > 0) await insertPart(tx, { ...input, payment, minor: share }, ids)
  }
  const share = Math.min(left, creditsMinor)
  if (share > 0) await insertPart(tx, { ...input, way: 'credit', payment: null, minor: share }, ids)
  return amountMinor - left + share
}

/** Returns the refundable amounts of each payment, newest first, and of the spent credits. */
async function refundable(tx: Tx, orderId: number) {
  const refunds = (await listRefunds(tx, orderId)).filter(({ status }) => countsAsRefunded(status))
  const refundedOf = (paymentId: number | null) =>
    refunds.filter(({ payment_id }) => payment_id === paymentId).reduce((sum, { amount }) => sum + amount, 0)
  const paid = (await listPayments(tx, orderId)).filter(({ status }) => status === 'succeeded')
  const reversed = await listRevokedMarks(tx, orderId)
  const payments = paid
    .filter(({ id }) => !reversed.has(id))
    .map((payment) => ({ payment, minor: payment.amount - refundedOf(payment.id) }))
    .toReversed()
  return { payments, creditsMinor: (await moneyOf(tx, orderId)).creditsMinor - refundedOf(null) }
}

type RefundPart = Omit<RefundInput, 'amountMinor'> & {
  readonly payment: PaymentRow | null
  readonly minor: number
}

async function insertPart(
  tx: Tx,
  { order, way, cause, accountId, now, payment, minor }: RefundPart,
  ids: Deps['ids'],
) {
  const isCard = way === 'card' && payment !== null && payment.gateway !== BY_HAND
  const refund = await insertRefund(tx, {
    order_id: order.id,
    payment_id: payment?.id ?? null,
    account_id: accountId,
    way,
    cause,
    status: isCard ? 'requested' : 'succeeded',
    amount: decimalOf(minor),
    currency: order.currency,
    idempotence_key: ids.key(),
    external_id: null,
    failure: null,
    created_at: now,
    finished_at: isCard ? null : now,
  })
  if (!isCard)
    await postRefund(
      tx,
      { refund, accountId: order.account_id, target: way === 'credit' ? 'credit' : 'manual' },
      now,
    )
}

interface RefundPosting {
  readonly refund: RefundRow
  readonly accountId: number
  readonly target: 'card' | 'credit' | 'manual'
}

/** Adds a completed refund to the ledger. */
export const postRefund = (tx: Tx, { refund, accountId, target }: RefundPosting, now: Date) =>
  post(tx, {
    at: now,
    account_id: accountId,
    order_id: refund.order_id,
    source: 'order',
    target,
    amountMinor: refund.amount,
    currency: refund.currency,
    payment_id: null,
    refund_id: refund.id,
    note: refund.cause,
  })

/** Refunds everything that was paid and not yet refunded; the order becomes refunded. Its row is locked. */
export async function refundOrderInFull(
  tx: Tx,
  { order, ...input }: Omit<RefundInput, 'amountMinor' | 'order'> & { readonly order: OrderRow },
  deps: Pick<Deps, 'ids'>,
): Promise<number> {
  const { paidMinor, refundedMinor } = await moneyOf(tx, order.id)
  const refunded = await refundAmount(tx, { ...input, order, amountMinor: paidMinor - refundedMinor }, deps)
  if (order.status === 'paid' || order.status === 'part_refunded') {
    await setStatus(tx, { id: order.id, status: 'refunded', at: input.now })
  }
  return refunded
}
