/** Settles a payment by the status that a gateway reports: the same for its notification and for our own query. */

import { decimalOf, isOpenPayment, isUnpaid } from '@polynya/domain'
import type { Db, Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { type Gateway, type GatewayPayment, gatewayNamed } from '../../payments/gateway.ts'
import { post } from '../ledger/ledger.store.ts'
import {
  findOpenPayment,
  findPaymentByExternal,
  insertPayment,
  type PaymentRow,
  stepPayment,
} from '../ledger/payments.store.ts'
import { alertDifferingAmount } from '../orders/administrator-mails.ts'
import { sendPaymentFailed } from '../orders/order-mails.ts'
import { findOrder, lockOrder, type OrderRow } from '../orders/orders.store.ts'
import { sendRefunds } from '../refunds/send-refunds.ts'
import { applyPayment } from './apply-payment.ts'

export type SettleDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'gateways' | 'mailer' | 'config' | 'words'>

interface SettleInput {
  readonly gateway: string
  readonly externalId: string
  /** The cause of the query: a notification, the payer's return or a scheduled job. */
  readonly source: string
}

/** Queries a gateway for the status of a payment and acts on it. Idempotent. */
export async function settlePayment(
  deps: SettleDeps,
  { gateway: name, externalId, source }: SettleInput,
): Promise<void> {
  const gateway = gatewayNamed(deps.gateways, name)
  if (!gateway) return
  const found = await gateway.get(externalId)
  const known = await findPaymentByExternal(deps.db, name, externalId)
  const isExpected = !known || isSame(known, found)
  const reported =
    found.status === 'waiting_for_capture' && isExpected
      ? await captureOrCancel(deps.db, gateway, { externalId, orderId: known?.order_id ?? found.orderId })
      : found
  const report = { gateway: name, reported, source, now: deps.clock.now() }
  const orderId = await deps.db.transaction().execute((tx) => storeReport(tx, report, deps))
  if (orderId !== null) await sendRefunds(deps, orderId)
}

/** Captures held money, or cancels the payment if its order was cancelled meanwhile. */
async function captureOrCancel(
  db: Db,
  gateway: Gateway,
  { externalId, orderId }: { externalId: string; orderId: number | null },
) {
  const order = orderId === null ? undefined : await findOrder(db, orderId)
  return order?.status === 'cancelled'
    ? gateway.cancel({ externalId, key: `cancel-${externalId}` })
    : gateway.capture({ externalId, key: `capture-${externalId}` })
}

interface Report {
  /** The name of the gateway. */
  readonly gateway: string
  /** The payment as the gateway reports it. */
  readonly reported: GatewayPayment
  readonly source: string
  readonly now: Date
}

/** Stores the reported status of a payment; returns the order if its money moved. */
async function storeReport(tx: Tx, report: Report, deps: SettleDeps): Promise<number | null> {
  const { gateway, reported, now } = report
  const known = await findPaymentByExternal(tx, gateway, reported.externalId)
  const order = await lockOrder(tx, known?.order_id ?? reported.orderId ?? 0)
  const payment = order && (await findSucceeded(tx, { ...report, order }, deps))
  if (!payment) return null
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
  await applyPayment(tx, { order, payment, now }, deps)
  return order.id
}

type OrderReport = Report & { readonly order: OrderRow }

/**
 * Stores the report and returns the payment if it has just succeeded: a known attempt, one whose response was lost, or
 * one without a request.
 */
async function findSucceeded(tx: Tx, report: OrderReport, deps: SettleDeps) {
  const { gateway, reported, order, now } = report
  const known =
    (await findPaymentByExternal(tx, gateway, reported.externalId)) ??
    (await findWithoutResponse(tx, gateway, order))
  if (!known) return reported.status === 'succeeded' ? insertUnrequested(tx, report, deps) : null
  if (!isOpenPayment(known.status)) return null
  if (!isSame(known, reported)) {
    await alertDifferingAmount(tx, { payment: known, reported }, deps)
    return null
  }
  const isStored = await stepPayment(tx, known.id, {
    ...reportedColumns(report),
    confirmation_url: reported.confirmationUrl ?? known.confirmation_url,
    finished_at: isOpenPayment(reported.status) ? null : now,
  })
  if (!isStored) return null
  if (reported.status === 'canceled' && isUnpaid(order.status)) await sendPaymentFailed(tx, order.id, deps)
  return reported.status === 'succeeded' ? known : null
}

/** Returns the open attempt whose response from the gateway was lost. */
async function findWithoutResponse(tx: Tx, gateway: string, order: OrderRow) {
  const open = await findOpenPayment(tx, order.id)
  return open?.gateway === gateway && open.external_id === null ? open : undefined
}

const reportedColumns = ({ reported, source, now }: Report) => ({
  status: reported.status,
  external_id: reported.externalId,
  failure: reported.failure,
  net_income: reported.netIncomeMinor === null ? null : decimalOf(reported.netIncomeMinor),
  receipt_status: reported.receiptStatus,
  receipt_id: reported.receiptId,
  source,
  queried_at: now,
})

/** Stores a payment that the platform did not request: the second one of a payer who paid twice. */
const insertUnrequested = (tx: Tx, report: OrderReport, { ids }: SettleDeps) =>
  insertPayment(tx, {
    ...reportedColumns(report),
    order_id: report.order.id,
    gateway: report.gateway,
    amount: decimalOf(report.reported.amountMinor),
    currency: report.reported.currency,
    confirmation_url: null,
    receipt_idempotence_key: null,
    idempotence_key: ids.key(),
    created_at: report.now,
    finished_at: report.now,
  })

/** Returns whether the requested and the received amount and currency are the same. */
const isSame = (payment: PaymentRow, { amountMinor, currency }: GatewayPayment) =>
  payment.amount === amountMinor && payment.currency === currency
