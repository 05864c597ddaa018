import { minorOf } from '@polynya/domain'
import { recordChange } from '../../access/audit.store.ts'
import { administers, type Caller } from '../../access/caller.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { fail, failField } from '../../failure.ts'
import type { Handler, HandlerCall } from '../../http/call.ts'
import { moneyOf } from '../ledger/ledger.store.ts'
import { overpaidMinor } from '../ledger/order-money.ts'
import { findOpenPayment } from '../ledger/payments.store.ts'
import { minorOfParts, refundAmount } from '../refunds/refund-order.ts'
import { sendRefunds } from '../refunds/send-refunds.ts'
import { sendRefundMade } from './order-mails.ts'
import { orderView } from './order-view.ts'
import { type OrderRow, setStatus } from './orders.store.ts'
import { orderToChange } from './visible-order.ts'

type Call = HandlerCall<'orders.refund'>

export const refund: Handler<'orders.refund'> = async (call, deps) => {
  await call.changeOnce(async (tx) => {
    await storeRefund(tx, call, deps)
    return orderView(tx, call.params.id)
  })
  await sendRefunds(deps, call.params.id)
  return orderView(deps.db, call.params.id)
}

async function storeRefund(tx: Tx, { params, body, ...call }: Call, deps: Deps) {
  const order = await orderToChange(tx, params.id, call.caller)
  if (await findOpenPayment(tx, order.id)) fail('payment_pending')
  const { amountMinor, cause } = await refundableAmount(tx, order, {
    amount: body.amount,
    caller: call.caller,
  })
  const now = deps.clock.now()
  const accountId = call.caller.account.id
  const parts = await refundAmount(
    tx,
    { order, amountMinor, way: body.refundTo, cause, accountId, now },
    deps,
  )
  const refunded = minorOfParts(parts)
  if (cause === 'manual') await markPartRefunded(tx, order, now)
  const after = { refunded: refunded / 100, currency: order.currency, cause, reason: body.reason ?? null }
  await recordChange(tx, call, { kind: 'order', objectId: order.id, after })
  await sendRefundMade(tx, { orderId: order.id, cause, parts }, deps)
}

/** A payer may request the overpaid amount; an administrator may refund more, up to the paid amount. */
async function refundableAmount(
  tx: Tx,
  order: OrderRow,
  { amount, caller }: { amount: number | undefined; caller: Caller },
) {
  const money = await moneyOf(tx, order.id)
  const overpaid = overpaidMinor(money, order.total)
  const amountMinor = amount === undefined ? overpaid : minorOf(amount)
  const left = money.paidMinor - money.refundedMinor
  if (left <= 0 || amountMinor === 0) return fail('nothing_to_refund')
  if (amountMinor <= overpaid) return { amountMinor, cause: 'overpaid' } as const
  if (!administers(caller, order.region)) return fail(overpaid === 0 ? 'nothing_to_refund' : 'no_access')
  return amountMinor > left ? failField('amount', 'too_large') : ({ amountMinor, cause: 'manual' } as const)
}

async function markPartRefunded(tx: Tx, order: OrderRow, now: Date) {
  if (order.status !== 'paid' && order.status !== 'part_refunded') return
  await setStatus(tx, { id: order.id, status: 'part_refunded', at: now })
}
