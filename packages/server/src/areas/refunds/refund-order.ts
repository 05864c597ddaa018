/** Refunds of an order: stored here, sent to gateways afterwards, never more than the paid amount. */

import { countsAsRefunded, decimalOf, type RefundCause, type RefundWay } from '@polynya/domain'
import type { Db, Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { listRevokedMarks, moneyOf, post } from '../ledger/ledger.store.ts'
import { BY_HAND } from '../ledger/order-money.ts'
import { listPayments, type PaymentRow } from '../ledger/payments.store.ts'
import type { RefundedPart } from '../ledger/refunded-part.ts'
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
 * way. A refund to a card is only stored here; `sendRefunds` sends it. Returns the refunded parts.
 */
export async function refundAmount(
  tx: Tx,
  { amountMinor, ...input }: RefundInput,
  { ids }: Pick<Deps, 'ids'>,
): Promise<RefundedPart[]> {
  const parts: RefundedPart[] = []
  for (const share of await refundShares(tx, { orderId: input.order.id, amountMinor })) {
    parts.push(await insertPart(tx, { ...input, ...share }, ids))
  }
  return parts
}

/** Returns the total of some parts in minor units. */
export const minorOfParts = (parts: readonly RefundedPart[]): number =>
  parts.reduce((sum, { minor }) => sum + minor, 0)

interface RefundShare {
  /** Null for spent credits. */
  readonly payment: PaymentRow | null
  readonly minor: number
}

/** Returns how a refund of an amount is divided: over the payments, newest first, then over the spent credits. */
async function refundShares(
  db: Db,
  { orderId, amountMinor }: { readonly orderId: number; readonly amountMinor: number },
): Promise<RefundShare[]> {
  let left = amountMinor
  return (await refundable(db, orderId)).flatMap(({ payment, minor }) => {
    const share = Math.min(left, minor)
    left -= share
    return share > 0 ? [{ payment, minor: share }] : []
  })
}

/** Returns the part of a refund that was paid with credits, and is therefore refunded as credit. */
export async function creditShare(db: Db, refund: Parameters<typeof refundShares>[1]): Promise<number> {
  return (await refundShares(db, refund)).find(({ payment }) => payment === null)?.minor ?? 0
}

/** Returns the refundable amounts of each payment, newest first, and of the spent credits. */
async function refundable(db: Db, orderId: number): Promise<RefundShare[]> {
  const refunds = (await listRefunds(db, orderId)).filter(({ status }) => countsAsRefunded(status))
  const refundedOf = (paymentId: number | null) =>
    refunds.filter(({ payment_id }) => payment_id === paymentId).reduce((sum, { amount }) => sum + amount, 0)
  const paid = (await listPayments(db, orderId)).filter(({ status }) => status === 'succeeded')
  const reversed = await listRevokedMarks(db, orderId)
  const payments = paid
    .filter(({ id }) => !reversed.has(id))
    .map((payment) => ({ payment, minor: payment.amount - refundedOf(payment.id) }))
    .toReversed()
  const { creditsMinor } = await moneyOf(db, orderId)
  return [...payments, { payment: null, minor: creditsMinor - refundedOf(null) }]
}

type RefundPart = Omit<RefundInput, 'amountMinor'> & RefundShare

function targetOf(way: RefundWay, payment: PaymentRow | null): RefundedPart['target'] {
  if (way === 'credit' || payment === null) return 'credit'
  return payment.gateway === BY_HAND ? 'manual' : 'card'
}

async function insertPart(
  tx: Tx,
  { order, way, cause, accountId, now, payment, minor }: RefundPart,
  ids: Deps['ids'],
): Promise<RefundedPart> {
  const target = targetOf(way, payment)
  const isCard = target === 'card'
  const refund = await insertRefund(tx, {
    order_id: order.id,
    payment_id: payment?.id ?? null,
    account_id: accountId,
    way: target === 'credit' ? 'credit' : 'card',
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
  if (!isCard) await postRefund(tx, { refund, accountId: order.account_id, target }, now)
  return { target, minor }
}

interface RefundPosting {
  readonly refund: RefundRow
  readonly accountId: number
  readonly target: RefundedPart['target']
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
  const parts = await refundAmount(tx, { ...input, order, amountMinor: paidMinor - refundedMinor }, deps)
  if (order.status === 'paid' || order.status === 'part_refunded') {
    await setStatus(tx, { id: order.id, status: 'refunded', at: input.now })
  }
  return minorOfParts(parts)
}
