import type { Handler } from '../../http/call.ts'
import { GatewayError } from '../../payments/gateway.ts'
import { queryOpenPayment } from '../payments/reconcile.ts'
import { orderView } from './order-view.ts'
import { visibleOrder } from './visible-order.ts'

export const paymentStatus: Handler<'orders.paymentStatus'> = async ({ params, caller }, deps) => {
  const { id } = await visibleOrder(deps.db, params.id, caller)
  try {
    await queryOpenPayment(deps, id)
  } catch (problem) {
    // The gateway failed: return the last known state.
    if (!(problem instanceof GatewayError)) throw problem
  }
  const { paymentStatus: status, isPaid, status: orderStatus } = await orderView(deps.db, id)
  return { paymentStatus: status, isPaid, orderStatus }
}
