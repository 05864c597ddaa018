/** Settles a payment by the status that a gateway reports: the same for its notification and for our own query. */

import { convertMinor, decimalOf, isOpenPayment, isUnpaid, wasPaid } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { type Gateway, type GatewayPayment, gatewayNamed } from '../../payments/gateway.ts'
import { dueMinor, moneyOf } from '../ledger/order-money.ts'
import {
  findOpenPayment,
  findPaymentByExternal,
  insertPayment,
  type PaymentRow,
  stepPayment,
} from '../ledger/payments.store.ts'
import { tellDiffering } from '../orders/attention.ts'
import { sendMoneyBack, sendOrderPaid, sendPaymentFailed } from '../orders/order-mails.ts'
import {
  type EntryRow,
  findOrder,
  lockOrder,
  type OrderRow,
  post,
  setStatus,
} from '../orders/orders.store.ts'
import { priceByTerms } from '../orders/pricing.ts'
import { confirmEntries, entriesToConfirm, markPaid } from '../places/confirm-entries.ts'
import { giveBack, refundOrderInFull, sendRefunds } from '../refunds/refunds.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'ids' | 'gateways' | 'mailer' | 'config' | 'words'>

export interface Asked {
  readonly gateway: string
  readonly externalId: string
  /** The cause of the query: a notification, the payer's return or a scheduled job. */
  readonly source: string
}

/** Queries a gateway for the status of a payment and acts on it. Idempotent. */
export async function settlePayment(
  deps: Needs,
  { gateway: name, externalId, source }: Asked,
): Promise<void> {
  const gateway = gatewayNamed(deps.gateways, name)
  if (!gateway) return
  const asked = await gateway.get(externalId)
  const known = await findPaymentByExternal(deps.db, name, externalId)
  const told =
    asked.status === 'waiting_for_capture' && !(known && !isSame(known, asked))
      ? await takeOrRelease(deps, { gateway, asked, orderId: known?.order_id ?? asked.orderId })
      : asked
  const orderId = await deps.db.transaction().execute((tx) => noteTold(tx, { name, told, source }, deps))
  if (orderId !== null) await sendRefunds(deps, orderId)
}

interface Held {
  readonly gateway: Gateway
  readonly asked: GatewayPayment
  readonly orderId: number | null
}

/** Held money is taken, unless its order was cancelled meanwhile: then it is released. */
async function takeOrRelease({ db }: Needs, { gateway, asked: { externalId }, orderId }: Held) {
  const order = orderId === null ? undefined : await findOrder(db, orderId)
  return order?.status === 'cancelled'
    ? gateway.cancel({ externalId, key: `cancel-${externalId}` })
    : gateway.capture({ externalId, key: `capture-${externalId}` })
}

interface Telling {
  readonly name: string
  readonly told: GatewayPayment
  readonly source: string
}

/** Stores the reported status of a payment; returns the order whose money moved. */
async function noteTold(tx: Tx, telling: Telling, deps: Needs): Promise<number | null> {
  const { name, told } = telling
  const known = await findPaymentByExternal(tx, name, told.externalId)
  const order = await lockOrder(tx, known?.order_id ?? told.orderId ?? 0)
  if (!order) return null
  const payment = await endedWell(tx, { ...telling, order, now: deps.clock.now() }, deps)
  if (!payment) return null
  const now = deps.clock.now()
  await post(tx, {
    at: now,
    account_id: order.account_id,
    order_id: order.id,
    source: 'card',
    target: 'order',
    amountMinor: payment.amount,
    currency: payment.currency,
    payment_id: payment.id,
    refund_id: null,
    note: null,
  })
  await afterPayment(tx, { order, payment, now }, deps)
  return order.id
}

interface OfOrder extends Telling {
  readonly order: OrderRow
  readonly now: Date
}

/**
 * Returns the payment if it has just succeeded: a known attempt, one whose response was lost, or one without a
 * request.
 */
async function endedWell(tx: Tx, { name, told, source, order, now }: OfOrder, deps: Needs) {
  const known =
    (await findPaymentByExternal(tx, name, told.externalId)) ?? (await withoutAnswer(tx, name, order))
  const columns = { ...toldColumns(told), source, asked_at: now }
  if (!known)
    return told.status === 'succeeded'
      ? insertPayment(tx, {
          ...unasked(name, told, order),
          ...columns,
          idempotence_key: deps.ids.key(),
          created_at: now,
          finished_at: now,
        })
      : null
  const isOver = !isOpenPayment(told.status)
  if (!isOpenPayment(known.status)) return null
  if (!isSame(known, told)) {
    await tellDiffering(tx, { payment: known, reported: told }, deps)
    return null
  }
  const confirmation_url = told.confirmationUrl ?? known.confirmation_url
  const set = { ...columns, confirmation_url, finished_at: isOver ? now : null }
  if (!(await stepPayment(tx, known.id, set))) return null
  if (told.status === 'canceled' && isUnpaid(order.status)) await sendPaymentFailed(tx, order.id, deps)
  return told.status === 'succeeded' ? known : null
}

async function withoutAnswer(tx: Tx, name: string, order: OrderRow) {
  const open = await findOpenPayment(tx, order.id)
  return open?.gateway === name && open.external_id === null ? open : undefined
}

const toldColumns = (told: GatewayPayment) => ({
  status: told.status,
  external_id: told.externalId,
  failure: told.failure,
  net_income: told.netIncomeMinor === null ? null : decimalOf(told.netIncomeMinor),
  receipt_status: told.receiptStatus,
  receipt_id: told.receiptId,
})

const unasked = (gateway: string, told: GatewayPayment, order: OrderRow) => ({
  order_id: order.id,
  gateway,
  amount: decimalOf(told.amountMinor),
  currency: told.currency,
  confirmation_url: null,
  receipt_idempotence_key: null,
})

/** Returns whether the requested and the received amount and currency are the same. */
const isSame = (payment: PaymentRow, { amountMinor, currency }: GatewayPayment) =>
  payment.amount === amountMinor && payment.currency === currency

interface Paid {
  readonly order: OrderRow
  readonly payment: PaymentRow
  readonly now: Date
}

/** Confirms the paid entries and automatically refunds those without a place. The order's row is locked. */
export async function afterPayment(tx: Tx, { order, payment, now }: Paid, deps: Needs): Promise<void> {
  const platform = { order, way: 'card', accountId: null, now } as const
  if (!isUnpaid(order.status) && order.status !== 'expired') {
    const cause = wasPaid(order.status) ? 'double_payment' : 'late_payment'
    await giveBack(tx, { ...platform, amountMinor: payment.amount, cause }, deps)
    return sendMoneyBack(tx, { orderId: order.id, cause, minor: payment.amount }, deps)
  }
  if (dueMinor(await moneyOf(tx, order.id), order.total) > 0) return
  const asked = await entriesToConfirm(tx, order.id)
  const entries = order.event_state === 'calledOff' ? [] : asked
  const { confirmed } = await confirmEntries(tx, { order, entries, now })
  if (confirmed.length === 0) {
    if (isUnpaid(order.status)) await setStatus(tx, { id: order.id, status: 'expired', at: now })
    const minor = await refundOrderInFull(tx, { ...platform, cause: 'late_payment' }, deps)
    return sendMoneyBack(tx, { orderId: order.id, cause: 'late_payment', minor }, deps)
  }
  await markPaid(tx, order, now)
  await sendOrderPaid(tx, order.id, deps)
  const lost = lostMinor(order, confirmed, asked)
  if (lost === 0) return
  await giveBack(tx, { ...platform, amountMinor: lost, cause: 'late_payment' }, deps)
  await setStatus(tx, { id: order.id, status: 'part_refunded', at: now })
  await sendMoneyBack(tx, { orderId: order.id, cause: 'late_payment', minor: lost }, deps)
}

/** Returns the price of the entries without a place. */
function lostMinor(order: OrderRow, confirmed: readonly EntryRow[], asked: readonly EntryRow[]): number {
  if (confirmed.length === asked.length) return 0
  const { terms, placed_on: on, on_spot: onSpot, rate } = order
  const entries = confirmed.map(({ swimmer_id, offer_id }) => ({ swimmerId: swimmer_id, offerId: offer_id }))
  return Math.max(
    0,
    order.total - convertMinor(priceByTerms({ terms, on, onSpot, entries }).totalMinor, rate),
  )
}
