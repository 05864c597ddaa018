import { decimalOf, HOLD, isUnpaid, wasPaid } from '@polynya/domain'
import { recordChange } from '../../access/audit.store.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { fail } from '../../failure.ts'
import type { Handler, HandlerCall } from '../../http/call.ts'
import { differs } from '../ledger/attention.store.ts'
import { moneyOf, post } from '../ledger/ledger.store.ts'
import { dueMinor } from '../ledger/order-money.ts'
import { findOpenPayment, insertPayment, listPayments, stepPayment } from '../ledger/payments.store.ts'
import { listRefunds } from '../ledger/refunds.store.ts'
import { confirmEntries, entriesToConfirm } from '../places/confirm-entries.ts'
import { entriesIn, updateEntries } from '../places/entries.store.ts'
import { failFull } from '../places/stock.ts'
import { BY_HAND } from '../refunds/refund-order.ts'
import { sendOrderPaid } from './order-mails.ts'
import { orderView } from './order-view.ts'
import { markPaid, type OrderRow, updateOrder } from './orders.store.ts'
import { administeredOrder } from './visible-order.ts'

export const togglepaid: Handler<'orders.togglepaid'> = async (call, deps) =>
  deps.db.transaction().execute(async (tx) => {
    const { params, body, caller, ifMatch } = call
    const order = await administeredOrder(tx, params.id, caller)
    if (ifMatch !== null && ifMatch !== order.version) fail('stale')
    const isPaid = body.isPaid ?? !wasPaid(order.status)
    if (isPaid !== wasPaid(order.status)) {
      if (isPaid) await markByHand(tx, order, deps)
      else await revokeMark(tx, order, deps)
      const change = { before: { isPaid: !isPaid }, after: { isPaid, reason: body.reason ?? null } }
      await recordChange(tx, auditedBy(call), { kind: 'order', objectId: order.id, ...change })
    }
    return orderView(tx, order.id)
  })

const auditedBy = ({ id, caller, ipAddress, requestId, at }: HandlerCall<'orders.togglepaid'>) => ({
  id,
  caller,
  ipAddress,
  requestId,
  at,
})

/** The order was paid by hand: stores the amount due as a payment, and confirms the places. */
async function markByHand(tx: Tx, order: OrderRow, deps: Deps) {
  if (!isUnpaid(order.status) && order.status !== 'expired') fail('order_state')
  const now = deps.clock.now()
  await endOpenPayment(tx, order, now)
  const amountMinor = dueMinor(await moneyOf(tx, order.id), order.total)
  if (amountMinor > 0) await payByHand(tx, order, amountMinor, now, deps)
  const entries = await entriesToConfirm(tx, order.id)
  const { lost } = await confirmEntries(tx, { eventId: order.event_id, entries, now })
  if (lost[0]) failFull(lost[0].dist_code)
  await markPaid(tx, order, now)
  await sendOrderPaid(tx, order.id, deps)
}

/** Cancels an open payment of another amount, which the administrator has checked; any other open payment is pending. */
async function endOpenPayment(tx: Tx, order: OrderRow, now: Date) {
  const open = await findOpenPayment(tx, order.id)
  if (!open) return
  if (!differs(open)) fail('payment_pending')
  await stepPayment(tx, open.id, { status: 'canceled', failure: 'amount_differs', finished_at: now })
}

/** Stores a payment by hand with its transfer in the ledger. */
async function payByHand(tx: Tx, order: OrderRow, amountMinor: number, now: Date, { ids }: Deps) {
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
    receipt_id: null,
    receipt_idempotence_key: null,
    source: BY_HAND,
    created_at: now,
    finished_at: now,
  })
  const pockets = { source: BY_HAND, target: 'order' } as const
  await post(tx, { ...postingOf(order, now), ...pockets, amountMinor, payment_id: payment.id })
}

const postingOf = (order: OrderRow, now: Date) => ({
  at: now,
  account_id: order.account_id,
  order_id: order.id,
  currency: order.currency,
  refund_id: null,
  note: null,
})

/**
 * Revokes a mark by hand, as long as nothing was refunded, and holds its places again. No other payment can be
 * revoked.
 */
async function revokeMark(tx: Tx, order: OrderRow, { clock }: Deps) {
  const paid = (await listPayments(tx, order.id)).filter(({ status }) => status === 'succeeded')
  const isByHand = paid.length > 0 && paid.every(({ gateway }) => gateway === BY_HAND)
  if (order.status !== 'paid' || !isByHand || (await listRefunds(tx, order.id)).length > 0) {
    fail('order_state')
  }
  const now = clock.now()
  const { paidMinor, creditsMinor } = await moneyOf(tx, order.id)
  const last = paid.at(-1)
  await post(tx, {
    ...postingOf(order, now),
    source: 'order',
    target: BY_HAND,
    amountMinor: paidMinor - creditsMinor,
    payment_id: last?.id ?? null,
  })
  const holdUntil = new Date(now.getTime() + HOLD.minutes * 60_000)
  const confirmed = await entriesIn(tx, order.id, ['confirmed'])
  await updateEntries(
    tx,
    confirmed.map(({ id }) => id),
    { state: 'held', hold_until: holdUntil, updated_at: now },
  )
  await updateOrder(tx, order.id, {
    status: 'pending',
    paid_at: null,
    hold_until: holdUntil,
    updated_at: now,
  })
}
