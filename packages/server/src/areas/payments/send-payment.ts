/** Sends an attempt to pay to its gateway. */

import type { Deps } from '../../deps.ts'
import { fail } from '../../failure.ts'
import { GatewayError, type GatewayPayment, gatewayNamed, isRefused } from '../../payments/gateway.ts'
import { type PaymentRow, stepPayment } from '../ledger/payments.store.ts'
import { listItems, type OrderRow } from '../orders/orders.store.ts'
import { settlePayment } from './settle-payment.ts'

/** Calls the gateway; a call without a response is retried with the same key, by the payer or by a scheduled job. */
export async function sendPayment(deps: Deps, order: OrderRow, payment: PaymentRow): Promise<GatewayPayment> {
  const gateway = gatewayNamed(deps.gateways, payment.gateway)
  if (!gateway) return fail('gateway_unavailable')
  try {
    const created = await gateway.create(await paymentOf(deps, order, payment))
    await stepPayment(deps.db, payment.id, {
      status: 'pending',
      external_id: created.externalId,
      confirmation_url: created.confirmationUrl,
    })
    if (created.status !== 'pending') {
      await settlePayment(deps, {
        gateway: payment.gateway,
        externalId: created.externalId,
        source: 'create',
      })
    }
    return created
  } catch (problem) {
    if (!(problem instanceof GatewayError)) throw problem
    if (!isRefused(problem)) return fail('gateway_unavailable')
    const end = { status: 'canceled', failure: problem.code, finished_at: deps.clock.now() } as const
    await stepPayment(deps.db, payment.id, end)
    return fail('payment_refused')
  }
}

async function paymentOf({ db, config }: Deps, order: OrderRow, payment: PaymentRow) {
  const items = await listItems(db, [order.id])
  return {
    key: payment.idempotence_key,
    orderId: order.id,
    amountMinor: payment.amount,
    currency: payment.currency,
    description: `${order.event_name}: ${order.id}`,
    returnUrl: `${config.publicUrl}/register?e=${order.event_id}&o=${order.id}`,
    language: order.language,
    receipt: {
      email: order.email ?? '',
      items: receiptLines(
        items.map((item) => ({ name: `${item.first_name} ${item.last_name}`, minor: item.total })),
        payment.amount,
      ),
    },
  }
}

/**
 * Returns receipt lines that add up to the paid amount: in another currency, or after credits, each line has its share and
 * the last one the rest.
 */
function receiptLines(lines: readonly { name: string; minor: number }[], totalMinor: number) {
  const sum = lines.reduce((all, { minor }) => all + minor, 0)
  let left = totalMinor
  return lines.flatMap(({ name, minor }, index) => {
    const share = index === lines.length - 1 ? left : Math.floor((totalMinor * minor) / Math.max(1, sum))
    left -= share
    return share > 0 ? [{ description: name, amountMinor: share, quantity: 1 }] : []
  })
}
