import type { Db } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { eventCalendar } from '../../mail/event-calendar.ts'
import { getEventFacts } from '../../mail/event-facts.store.ts'
import type { OrderRow } from './orders.store.ts'

/** Returns the event of an order as a calendar entry, if it has dates. */
export async function calendarOfOrder(
  db: Db,
  { event_id: id, language, paid_at, updated_at }: OrderRow,
  { config: { publicUrl } }: Pick<Deps, 'config'>,
) {
  const event = await getEventFacts(db, id)
  return eventCalendar({ ...event, id }, { language, at: paid_at ?? updated_at, publicUrl })
}
