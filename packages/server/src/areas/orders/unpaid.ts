import type { Handler } from '../../http/call.ts'
import { orderCards } from './order-view.ts'
import { listUnpaidOrders } from './orders-list.store.ts'

export const unpaid: Handler<'orders.unpaid'> = async ({ caller }, { db }) => ({
  orders: await orderCards(db, await listUnpaidOrders(db, caller.account.id)),
})
