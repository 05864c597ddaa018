/** Refunds of an order: stored here, sent to gateways afterwards, never more than the paid amount. */

import {
  decimalOf,
  type RefundCause,
  type RefundTarget,
  type RefundWay,
  refundByTarget,
  refundShares,
  refundTarget,
} from '@polynya/domain'
import type { Db, Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { moneyOf, post } from '../ledger/ledger.store.ts'
import { type PaymentPart, paidParts } from '../ledger/paid-parts.ts'
import type { RefundedPart } from '../ledger/refunded-part.ts'
import { insertRefund, type RefundRow } from '../ledger/refunds.store.ts'
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
  const { id } = input.order
  const paid = await paidParts(tx, { id, money: await moneyOf(tx, id) })
  for (const share of refundShares(paid, amountMinor)) {
    parts.push(await insertPart(tx, { ...input, ...share }, ids))
  }
  return parts
}

/** Returns the total of some parts in minor units. */
export const minorOfParts = (parts: readonly RefundedPart[]): number =>
  parts.reduce((sum, { minor }) => sum + minor, 0)

/** Returns how an amount would be refunded by target, unless credit is chosen. */
export async function refundTargets(
  db: Db,
  { orderId, amountMinor }: { readonly orderId: number; readonly amountMinor: number },
) {
  const parts = await paidParts(db, { id: orderId, money: await moneyOf(db, orderId) })
  return refundByTarget(parts, amountMinor)
}

type RefundPart = Omit<RefundInput, 'amountMinor'> & {
  readonly part: PaymentPart
  readonly minor: number
}

async function insertPart(
  tx: Tx,
  { order, way, cause, accountId, now, part, minor }: RefundPart,
  ids: Deps['ids'],
): Promise<RefundedPart> {
  const { payment } = part
  const target = refundTarget(way, part.source)
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
  readonly target: RefundTarget
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

/**
 * Refunds everything that was paid and not yet refunded; the order becomes refunded. Its row is locked. Returns the
 * refunded parts.
 */
export async function refundOrderInFull(
  tx: Tx,
  { order, ...input }: Omit<RefundInput, 'amountMinor' | 'order'> & { readonly order: OrderRow },
  deps: Pick<Deps, 'ids'>,
): Promise<RefundedPart[]> {
  const { paidMinor, refundedMinor } = await moneyOf(tx, order.id)
  const parts = await refundAmount(tx, { ...input, order, amountMinor: paidMinor - refundedMinor }, deps)
  if (order.status === 'paid' || order.status === 'part_refunded') {
    await setStatus(tx, { id: order.id, status: 'refunded', at: input.now })
  }
  return parts
}
