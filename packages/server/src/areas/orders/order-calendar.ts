import type { Db } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { calendarOf } from '../../mail/calendar.ts'
import { getEventDates, type OrderRow } from './orders.store.ts'

/** Returns the event of an order as a calendar entry, if it has dates. */
export async function calendarOfOrder(
  db: Db,
  order: OrderRow,
  { config: { publicUrl } }: Pick<Deps, 'config'>,
) {
  const { event_id: id, language, paid_at, updated_at } = order
  const event = await getEventDates(db, id)
  if (event.start_date === null) return undefined
  return calendarOf({
    uid: `event-${id}@${new URL(publicUrl).hostname}`,
    title: language === 'en' ? (order.event_name_en ?? order.event_name) : order.event_name,
    place: language === 'en' ? (event.address_en ?? event.address) : event.address,
    link: `${publicUrl}/view-event/${id}`,
    from: event.start_date,
    to: event.end_date ?? event.start_date,
    at: paid_at ?? updated_at,
  })
}
