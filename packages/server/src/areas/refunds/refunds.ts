/** Refunds: stored first, sent to gateways afterwards, never more than the paid amount. */

import {
  countsAsRefunded,
  decimalOf,
  isOpenRefund,
  type RefundCause,
  type RefundState,
  type RefundWay,
} from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { gatewayNamed, isRefused } from '../../payments/gateway.ts'
import { moneyOf } from '../ledger/order-money.ts'
import {
  findPayment,
  findRefund,
  insertRefund,
  listOpenRefunds,
  listPayments,
  listRefunds,
  type PaymentRow,
  type RefundRow,
  stepRefund,
} from '../ledger/payments.store.ts'
import { tellUnanswered } from '../orders/attention.ts'
import { getOrder, lockOrder, type OrderRow, post, setStatus } from '../orders/orders.store.ts'

/** Payments by hand are refunded by hand, by an administrator. */
export const BY_HAND = 'manual'

export interface Giving {
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
 * way. A refund to a card is only stored here; `sendRefunds` sends it. Returns the refunds.
 */
export async function giveBack(
  tx: Tx,
  { amountMinor, ...giving }: Giving,
  { ids }: Pick<Deps, 'ids'>,
): Promise<number> {
  let left = amountMinor
  const { payments, creditsMinor } = await refundable(tx, giving.order.id)
  for (const { payment, minor } of payments) {
    const share = Math.min(left, minor)
    left -= share
    if (share > 0) await giveShare(tx, { ...giving, payment, minor: share }, ids)
  }
  const share = Math.min(left, creditsMinor)
  if (share > 0) await giveShare(tx, { ...giving, way: 'credit', payment: null, minor: share }, ids)
  return amountMinor - left + share
}

/** Returns the refundable amounts of each payment, newest first, and of the spent credits. */
async function refundable(tx: Tx, orderId: number) {
  const refunds = (await listRefunds(tx, orderId)).filter(({ status }) => countsAsRefunded(status))
  const backOf = (paymentId: number | null) =>
    refunds.filter(({ payment_id }) => payment_id === paymentId).reduce((sum, { amount }) => sum + amount, 0)
  const paid = (await listPayments(tx, orderId)).filter(({ status }) => status === 'succeeded')
  const reversed = await takenBack(tx, orderId)
  const payments = paid
    .filter(({ id }) => !reversed.has(id))
    .map((payment) => ({ payment, minor: payment.amount - backOf(payment.id) }))
    .toReversed()
  return { payments, creditsMinor: (await moneyOf(tx, orderId)).creditsMinor - backOf(null) }
}

/** Returns the payments by hand whose mark was revoked. */
async function takenBack(tx: Tx, orderId: number): Promise<Set<number>> {
  const rows = await tx
    .selectFrom('ledger')
    .where('order_id', '=', orderId)
    .where('source', '=', 'order')
    .where('refund_id', 'is', null)
    .select('payment_id')
    .execute()
  return new Set(rows.flatMap(({ payment_id }) => payment_id ?? []))
}

type Share = Omit<Giving, 'amountMinor'> & { readonly payment: PaymentRow | null; readonly minor: number }

async function giveShare(
  tx: Tx,
  { order, way, cause, accountId, now, payment, minor }: Share,
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

interface Posting {
  readonly refund: RefundRow
  readonly accountId: number
  readonly target: 'card' | 'credit' | 'manual'
}

const postRefund = (tx: Tx, { refund, accountId, target }: Posting, now: Date) =>
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
  { order, ...giving }: Omit<Giving, 'amountMinor' | 'order'> & { readonly order: OrderRow },
  deps: Pick<Deps, 'ids'>,
): Promise<number> {
  const { paidMinor, refundedMinor } = await moneyOf(tx, order.id)
  const given = await giveBack(tx, { ...giving, order, amountMinor: paidMinor - refundedMinor }, deps)
  if (order.status === 'paid' || order.status === 'part_refunded') {
    await setStatus(tx, { id: order.id, status: 'refunded', at: giving.now })
  }
  return given
}

type Needs = Pick<Deps, 'db' | 'clock' | 'gateways' | 'mailer' | 'config' | 'words'>

/** Sends what waits to go back to cards; what a gateway does not answer is tried again with the same key. */
export async function sendRefunds(deps: Needs, orderId?: number) {
  const open = orderId === undefined ? await listOpenRefunds(deps.db) : await openRefundsOf(deps, orderId)
  for (const refund of open) await sendRefund(deps, refund)
}

const openRefundsOf = async ({ db }: Needs, orderId: number) =>
  (await listRefunds(db, orderId)).filter(({ status }) => isOpenRefund(status))

/** Gateways remember a key for a day: after that it could do the same thing twice. */
const KEY_HOURS = 23

export const isKeyOver = ({ created_at }: { readonly created_at: Date }, now: Date) =>
  now.getTime() - created_at.getTime() > KEY_HOURS * 3_600_000

/**
 * A refund without a response for a day remains as it is: an administrator checks at the gateway whether it was done.
 */
async function sendRefund(deps: Needs, refund: RefundRow) {
  if (refund.external_id === null && refund.status !== 'requested' && isKeyOver(refund, deps.clock.now())) {
    if (refund.unanswered_at === null)
      await deps.db.transaction().execute((tx) => tellUnanswered(tx, refund, deps))
    return
  }
  const payment = refund.payment_id === null ? undefined : await findPayment(deps.db, refund.payment_id)
  const gateway = payment && gatewayNamed(deps.gateways, payment.gateway)
  if (!gateway || payment.external_id === null) return
  if (refund.status === 'requested') await stepRefund(deps.db, refund.id, { status: 'sent' })
  try {
    const told =
      refund.external_id === null
        ? await gateway.refund({
            key: refund.idempotence_key,
            externalId: payment.external_id,
            amountMinor: refund.amount,
            currency: refund.currency,
            receipt: await receiptOf(deps, refund),
          })
        : await gateway.getRefund(refund.external_id)
    await noteRefund(deps, refund.id, {
      status: told.status,
      externalId: told.externalId,
      failure: told.failure,
    })
  } catch (problem) {
    if (!isRefused(problem)) return
    await noteRefund(deps, refund.id, {
      status: 'canceled',
      externalId: refund.external_id,
      failure: problem.code,
    })
  }
}

async function receiptOf({ db }: Needs, { order_id, amount: amountMinor }: RefundRow) {
  const { email, event_name: description } = await getOrder(db, order_id)
  return { email: email ?? '', items: [{ description, amountMinor, quantity: 1 }] }
}

interface Told {
  readonly status: RefundState
  readonly externalId: string | null
  readonly failure: string | null
}

/** Stores the status of a refund; a final status never changes. */
async function noteRefund({ db, clock }: Needs, id: number, { status, externalId, failure }: Told) {
  const now = clock.now()
  const isOver = !isOpenRefund(status)
  await db.transaction().execute(async (tx) => {
    const refund = await findRefund(tx, id)
    const order = refund && (await lockOrder(tx, refund.order_id))
    if (!order) return
    const set = { status, external_id: externalId, failure, finished_at: isOver ? now : null }
    if (!(await stepRefund(tx, id, set)) || status !== 'succeeded') return
    await postRefund(tx, { refund, accountId: order.account_id, target: 'card' }, now)
  })
}
