import { HOLD, wasPaid } from '@polynya/domain'
import { recordChange } from '../../access/audit.store.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { fail } from '../../failure.ts'
import type { Handler, HandlerCall } from '../../http/call.ts'
import { listRevokedMarks, moneyOf, post } from '../ledger/ledger.store.ts'
import { BY_HAND } from '../ledger/order-money.ts'
import { listPayments } from '../ledger/payments.store.ts'
import { listRefunds } from '../ledger/refunds.store.ts'
import { entriesIn, updateEntries } from '../places/entries.store.ts'
import { refuseRecordedOrder } from '../start-lists/recorded.store.ts'
import { sendTeamsRestored } from '../teams/team-mails.ts'
import { sendOrderPaid } from './order-mails.ts'
import { orderView } from './order-view.ts'
import { type OrderRow, updateOrder } from './orders.store.ts'
import { payByHand, postingOf } from './pay-by-hand.ts'
import { administeredOrder } from './visible-order.ts'

export const togglepaid: Handler<'orders.togglepaid'> = (call, deps) =>
  call.changeOnce(async (tx) => {
    const { params, body, caller, ifMatch } = call
    const order = await administeredOrder(tx, params.id, caller)
    if (ifMatch !== null && ifMatch !== order.version) fail('stale')
    const isPaid = body.isPaid ?? !wasPaid(order.status)
    if (isPaid !== wasPaid(order.status)) {
      if (isPaid) {
        await payByHand(tx, { order, payment: body.payment }, deps)
        await sendOrderPaid(tx, order.id, deps)
        await sendTeamsRestored(tx, order, deps)
      } else await revokeMark(tx, order, deps)
      const change = {
        before: { isPaid: !isPaid },
        after: { isPaid, reason: body.reason ?? null, ...body.payment },
      }
      await recordChange(tx, auditedBy(call), { kind: 'order', objectId: order.id, ...change })
    }
    return orderView(tx, order.id)
  })

const auditedBy = ({ id, caller, ipAddress, requestId, at }: HandlerCall<'orders.togglepaid'>) => ({
  id,
  caller,
  ipAddress,
  requestId,
  at,
})

/**
 * Revokes a mark by hand, as long as nothing was refunded and no entry has a result, and holds its places again. No
 * other payment can be revoked.
 */
async function revokeMark(tx: Tx, order: OrderRow, { clock }: Deps) {
  const revoked = await listRevokedMarks(tx, order.id)
  const payments = await listPayments(tx, order.id)
  const paid = payments.filter(({ id, status }) => status === 'succeeded' && !revoked.has(id))
  const isByHand = paid.length > 0 && paid.every(({ gateway }) => gateway === BY_HAND)
  if (order.status !== 'paid' || !isByHand || (await listRefunds(tx, order.id)).length > 0) {
    fail('order_state')
  }
  await refuseRecordedOrder(tx, order.id)
  const now = clock.now()
  const { paidMinor, creditsMinor } = await moneyOf(tx, order.id)
  const last = paid.at(-1)
  await post(tx, {
    ...postingOf(order, now),
    source: 'order',
    target: BY_HAND,
    amountMinor: paidMinor - creditsMinor,
    payment_id: last?.id ?? null,
  })
  const holdUntil = new Date(now.getTime() + HOLD.minutes * 60_000)
  const confirmed = await entriesIn(tx, order.id, ['confirmed'])
  await updateEntries(
    tx,
    confirmed.map(({ id }) => id),
    { state: 'held', hold_until: holdUntil, updated_at: now },
  )
  await updateOrder(tx, order.id, {
    status: 'pending',
    paid_at: null,
    hold_until: holdUntil,
    updated_at: now,
  })
}
