import type { Handler } from '../../http/call.ts'
import { orderFilterOf } from './order-filter.ts'
import { countOrders } from './orders-list.store.ts'

export const count: Handler<'orders.count'> = async ({ query, caller }, { db }) => ({
  total: await countOrders(db, { ...orderFilterOf(caller), ...query }),
})
