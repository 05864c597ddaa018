/** Queries gateways for missing notifications: open payments, refunds in progress, receipts. */

import type { Deps } from '../../deps.ts'
import { gatewayNamed } from '../../payments/gateway.ts'
import {
  findOpenPayment,
  listOpenPayments,
  listOpenReceipts,
  type PaymentRow,
  recordQuery,
  stepPayment,
  updateReceipt,
} from '../ledger/payments.store.ts'
import { getOrder } from '../orders/orders.store.ts'
import { isKeyExpired, sendRefunds } from '../refunds/send-refunds.ts'
import { cancelAttempt } from './cancel-attempt.ts'
import { sendPayment } from './send-payment.ts'
import { settlePayment } from './settle-payment.ts'

/** Minimum interval between queries to the gateway: a waiting payer polls more often. */
const PAUSE_MS = 5000

const OPEN_FOR_MS = 60_000

/** Queries the gateway for the status of the open payment of an order, unless it was queried just now. */
export async function queryOpenPayment(deps: Deps, orderId: number) {
  const payment = await findOpenPayment(deps.db, orderId)
  if (!payment?.external_id) return
  const now = deps.clock.now()
  if (now.getTime() - (payment.queried_at?.getTime() ?? 0) < PAUSE_MS) return
  await recordQuery(deps.db, payment.id, now)
  await settlePayment(deps, { gateway: payment.gateway, externalId: payment.external_id, source: 'payer' })
}

/** Queries every payment that has been open for a minute, and sends refunds; a failure does not stop the others. */
export async function reconcile(deps: Deps, onProblem: (problem: unknown) => void) {
  const before = new Date(deps.clock.now().getTime() - OPEN_FOR_MS)
  for (const payment of await listOpenPayments(deps.db, before)) {
    try {
      await recordQuery(deps.db, payment.id, deps.clock.now())
      await reconcilePayment(deps, payment)
    } catch (problem) {
      onProblem(problem)
    }
  }
  for (const payment of await listOpenReceipts(deps.db, deps.clock.now())) {
    await queryReceipt(deps, payment).catch(onProblem)
  }
  await sendRefunds(deps)
}

async function queryReceipt({ db, gateways }: Deps, { id, gateway, external_id }: PaymentRow) {
  const receipt = external_id === null ? null : await gatewayNamed(gateways, gateway)?.receiptOf(external_id)
  if (!receipt || receipt.receiptStatus === 'pending') return
  await updateReceipt(db, id, { receipt_status: receipt.receiptStatus, receipt_id: receipt.receiptId })
}

/** Retries an attempt whose response was lost with its key, while the key is valid; queries any other attempt. */
async function reconcilePayment(deps: Deps, payment: PaymentRow) {
  const { gateway, external_id: externalId } = payment
  const order = await getOrder(deps.db, payment.order_id)
  if (order.status === 'cancelled') return cancelAttempt(deps, order.id)
  if (externalId !== null) return settlePayment(deps, { gateway, externalId, source: 'clock' })
  const now = deps.clock.now()
  if (!isKeyExpired(payment, now)) {
    await sendPayment(deps, order, payment)
    return
  }
  await stepPayment(deps.db, payment.id, { status: 'canceled', failure: 'no_answer', finished_at: now })
}
