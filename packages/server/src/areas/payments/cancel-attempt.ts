/** Cancels the open attempt to pay a cancelled order, as far as its gateway allows it. */

import type { Deps } from '../../deps.ts'
import { GatewayError, gatewayNamed } from '../../payments/gateway.ts'
import { findOpenPayment, stepPayment } from '../ledger/payments.store.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Cancels the open attempt at the gateway, outside of any transaction. If the gateway refuses or does not answer, `reconcile`
 * retries until the attempt ends; money that arrives all the same is refunded as a late payment.
 */
export async function cancelAttempt(deps: Deps, orderId: number) {
  const payment = await findOpenPayment(deps.db, orderId)
  if (!payment) return
  const { id, gateway: name, external_id: externalId } = payment
  if (externalId === null) {
    // The payer was never sent to the gateway. If it has the attempt nevertheless, its notification finds a cancelled order.
    const end = { status: 'canceled', failure: 'order_cancelled', finished_at: deps.clock.now() } as const
    await stepPayment(deps.db, id, end)
    return
  }
  try {
    await gatewayNamed(deps.gateways, name)?.cancel({ externalId, key: `cancel-${externalId}` })
  } catch (problem) {
    // YooKassa cancels held money only; an open payment page expires automatically.
    if (!(problem instanceof GatewayError)) throw problem
  }
  try {
    await settlePayment(deps, { gateway: name, externalId, source: 'cancelled' })
  } catch (problem) {
    if (!(problem instanceof GatewayError)) throw problem
  }
}
