/** What gateways did not tell in time is asked: open payments, refunds under way, receipts. */

import type { Deps } from '../../deps.ts'

import { getOrder } from './orders.store.ts'
import { ask } from './pay.ts'
import { findOpenPayment, listOpenPayments, type PaymentRow } from './payments.store.ts'
import { sendRefunds } from './refund.ts'
import { settlePayment } from './settle.ts'

/** A payer who waits asks often; the gateway is asked no oftener than this. */
const PAUSE_MS = 5000
const OPEN_FOR_MS = 60_000

/** Asks the gateway how the open payment of an order stands, unless it was asked just now. */
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

/** Asks for every payment that has been open for a minute, and sends refunds; one that fails does not stop the others. */
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
  await sendRefunds(deps)
}

/** An attempt whose answer was lost is made again with its key; any other is asked for. */
async function askFor(deps: Deps, payment: PaymentRow) {
  const { gateway, external_id: externalId } = payment
  if (externalId !== null) return settlePayment(deps, { gateway, externalId, source: 'clock' })
  await ask(deps, await getOrder(deps.db, payment.order_id), payment)
}
