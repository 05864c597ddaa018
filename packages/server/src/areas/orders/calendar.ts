import type { Handler } from '../../http/call.ts'
import { calendarOfOrder } from './order-calendar.ts'
import { visibleOrder } from './visible-order.ts'

export const calendar: Handler<'orders.calendar'> = async ({ params, caller }, deps) => {
  const order = await visibleOrder(deps.db, params.id, caller)
  const text = await calendarOfOrder(deps.db, order, deps)
  const name = `event-${order.event_id}.ics`
  return {
    file: text ? { name, type: 'text/calendar', base64: Buffer.from(text).toString('base64') } : null,
  }
}
