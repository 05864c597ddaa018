import { isUnpaid } from '@polynya/domain'
import { recordChange } from '../../access/audit.store.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { cancelAttempt } from '../payments/cancel-attempt.ts'
import { endUnpaid } from '../payments/end-unpaid.ts'
import { orderToChange } from './visible-order.ts'

/** Cancels an unpaid order, then its open attempt to pay: what is paid from now on is refunded. */
export const remove: Handler<'orders.remove'> = async ({ params, ...call }, deps) => {
  await deps.db.transaction().execute(async (tx) => {
    const order = await orderToChange(tx, params.id, call.caller)
    if (order.status === 'paid' || order.status === 'part_refunded') fail('refund_required')
    if (!isUnpaid(order.status)) fail('order_state')
    await endUnpaid(tx, { order, status: 'cancelled', now: deps.clock.now() }, deps)
    const change = { before: { status: order.status }, after: { status: 'cancelled' } }
    await recordChange(tx, call, { kind: 'order', objectId: order.id, ...change })
  })
  await cancelAttempt(deps, params.id)
  return null
}
