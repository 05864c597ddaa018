import type { Handler } from '../../http/call.ts'
import { orderCards } from './order-view.ts'
import { listOrders } from './orders-list.store.ts'

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
