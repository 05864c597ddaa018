import type { Handler } from '../../http/call.ts'
import { calendarFile } from '../../mail/event-calendar.ts'
import { calendarOfOrder } from './order-calendar.ts'
import { visibleOrder } from './visible-order.ts'

export const calendar: Handler<'orders.calendar'> = async ({ params, caller }, deps) => {
  const order = await visibleOrder(deps.db, params.id, caller)
  const text = await calendarOfOrder(deps.db, order, deps)
  return { file: calendarFile(order.event_id, text) }
}
