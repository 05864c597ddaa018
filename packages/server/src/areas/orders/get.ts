import type { Handler } from '../../http/call.ts'
import { orderView } from './order-view.ts'
import { visibleOrder } from './visible-order.ts'

export const get: Handler<'orders.get'> = async ({ params, caller }, { db }) => {
  const { id } = await visibleOrder(db, params.id, caller)
  return orderView(db, id)
}
