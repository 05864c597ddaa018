/** Queries gateways for missing notifications: open payments, refunds in progress, receipts. */

import type { Deps } from '../../deps.ts'
import { gatewayNamed } from '../../payments/gateway.ts'
import {
  findOpenPayment,
  listOpenPayments,
  listOpenReceipts,
  type PaymentRow,
  stepPayment,
} from '../ledger/payments.store.ts'
import { getOrder } from '../orders/orders.store.ts'
import { ask } from '../orders/pay.ts'
import { isKeyOver, sendRefunds } from '../refunds/refunds.ts'
import { cancelAttempt } from './cancel-attempt.ts'
import { settlePayment } from './settle-payment.ts'

/** Minimum interval between queries to the gateway: a waiting payer polls more often. */
const PAUSE_MS = 5000
const OPEN_FOR_MS = 60_000

/** Queries the gateway for the status of the open payment of an order, unless it was queried just now. */
export async function askAgain(deps: Deps, orderId: number) {
  const payment = await findOpenPayment(deps.db, orderId)
  if (!payment?.external_id) return
  const askedAt = payment.asked_at?.getTime() ?? 0
  if (deps.clock.now().getTime() - askedAt < PAUSE_MS) return
  await noteAsked(deps, payment)
  await settlePayment(deps, { gateway: payment.gateway, externalId: payment.external_id, source: 'payer' })
}

const noteAsked = ({ db, clock }: Deps, { id }: PaymentRow) =>
  db.updateTable('payment').set({ asked_at: clock.now() }).where('id', '=', id).execute()

/** Queries every payment that has been open for a minute, and sends refunds; a failure does not stop the others. */
export async function reconcile(deps: Deps, onProblem: (problem: unknown) => void) {
  const before = new Date(deps.clock.now().getTime() - OPEN_FOR_MS)
  for (const payment of await listOpenPayments(deps.db, before)) {
    try {
      await noteAsked(deps, payment)
      await askFor(deps, payment)
    } catch (problem) {
      onProblem(problem)
    }
  }
  for (const payment of await listOpenReceipts(deps.db, deps.clock.now())) {
    await askForReceipt(deps, payment).catch(onProblem)
  }
  await sendRefunds(deps)
}

async function askForReceipt({ db, gateways }: Deps, { id, gateway, external_id }: PaymentRow) {
  const told = external_id === null ? null : await gatewayNamed(gateways, gateway)?.receiptOf(external_id)
  if (!told || told.receiptStatus === 'pending') return
  const set = { receipt_status: told.receiptStatus, receipt_id: told.receiptId }
  await db.updateTable('payment').set(set).where('id', '=', id).execute()
}

/** Retries an attempt whose response was lost with its key, while the key is valid; queries any other attempt. */
async function askFor(deps: Deps, payment: PaymentRow) {
  const { gateway, external_id: externalId } = payment
  const order = await getOrder(deps.db, payment.order_id)
  if (order.status === 'cancelled') return cancelAttempt(deps, order.id)
  if (externalId !== null) return settlePayment(deps, { gateway, externalId, source: 'clock' })
  const now = deps.clock.now()
  if (!isKeyOver(payment, now)) {
    await ask(deps, order, payment)
    return
  }
  await stepPayment(deps.db, payment.id, { status: 'canceled', failure: 'no_answer', finished_at: now })
}
