import { isUnpaid } from '@polynya/domain'
import { recordChange } from '../../access/audit.ts'
import type { Handler } from '../../http/call.ts'
import { fail } from '../../http/failure.ts'
import { endUnpaid } from './end-unpaid.ts'
import { findOpenPayment } from './payments.store.ts'
import { orderToChange } from './visible-order.ts'

export const remove: Handler<'orders.remove'> = async ({ params, ...call }, deps) =>
  deps.db.transaction().execute(async (tx) => {
    const order = await orderToChange(tx, params.id, call.caller)
    if (order.status === 'paid' || order.status === 'part_refunded') fail('refund_required')
    if (!isUnpaid(order.status)) fail('order_state')
    if (await findOpenPayment(tx, order.id)) fail('payment_pending')
    await endUnpaid(tx, { order, status: 'cancelled', now: deps.clock.now() }, deps)
    const change = { before: { status: order.status }, after: { status: 'cancelled' } }
    await recordChange(tx, call, { kind: 'order', objectId: order.id, ...change })
    return null
  })
