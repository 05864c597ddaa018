/** The short reads of orders. */

import type { Handler } from '../../http/call.ts'
import { GatewayError } from '../../payments/gateway.ts'
import { creditsOf } from '../ledger/order-money.ts'
import { listLastPayments } from '../ledger/payments.store.ts'
import { askAgain } from '../payments/reconcile.ts'
import { orderFilterOf } from './list.ts'
import { moneyView, orderCards, orderView } from './order-view.ts'
import { getOrder } from './orders.store.ts'
import { countOrders, listOrders } from './orders-list.store.ts'
import { visibleOrder } from './visible-order.ts'

export const get: Handler<'orders.get'> = async ({ params, caller }, { db }) => {
  const { id } = await visibleOrder(db, params.id, caller)
  return orderView(db, id)
}

export const count: Handler<'orders.count'> = async ({ query, caller }, { db }) => ({
  total: await countOrders(db, { ...orderFilterOf(caller), ...query }),
})

const AS_MANY_AS_THERE_ARE = { sort: 'id', order: 'desc', limit: 100, offset: 0 } as const

export const unpaid: Handler<'orders.unpaid'> = async ({ caller }, { db }) => {
  const own = { accountId: caller.account.id }
  const drafts = await listOrders(db, { ...own, status: 'draft' }, AS_MANY_AS_THERE_ARE)
  const pending = await listOrders(db, { ...own, status: 'pending' }, AS_MANY_AS_THERE_ARE)
  return {
    orders: await orderCards(
      db,
      [...pending, ...drafts].toSorted((a, b) => b.id - a.id),
    ),
  }
}

export const credits: Handler<'orders.credits'> = async ({ caller }, { db }) => {
  const rows = await creditsOf(db, caller.account.id)
  return { credits: rows.map(moneyView) }
}

export const paymentStatus: Handler<'orders.paymentStatus'> = async ({ params, caller }, deps) => {
  const { id } = await visibleOrder(deps.db, params.id, caller)
  try {
    await askAgain(deps, id)
  } catch (problem) {
    // The gateway failed: return the last known state.
    if (!(problem instanceof GatewayError)) throw problem
  }
  const { paymentStatus: status, isPaid, status: orderStatus } = await orderView(deps.db, id)
  return { paymentStatus: status, isPaid, orderStatus }
}

export const receiptStatus: Handler<'orders.receiptStatus'> = async ({ params, caller }, { db }) => {
  const { id } = await visibleOrder(db, params.id, caller)
  const payment = (await listLastPayments(db, [(await getOrder(db, id)).id])).get(id)
  return { receiptStatus: payment?.receipt_status ?? 'none', receiptId: payment?.receipt_id ?? null }
}
