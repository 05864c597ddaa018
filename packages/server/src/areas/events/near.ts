import { addDays, NEAR, nearEvents } from '@polynya/domain'
import type { Handler } from '../../http/call.ts'
import { listAllCards } from './listing/events-list.store.ts'
import { eventCard } from './record/event-view.ts'
import { isVisible } from './record/events.rules.ts'
import { findEvent } from './record/events.store.ts'
import { ifVisible } from './record/visible-event.ts'

/** Includes drafts: organizers of the same weekend need to know before either event is published. */
export const near: Handler<'events.near'> = async ({ params, caller }, { db, clock }) => {
  const row = ifVisible(await findEvent(db, params.id), caller)
  const { start_date: startDate, end_date: endDate, region, coord } = row
  if (startDate === null || endDate === null) return { events: [] }
  const around = { endsFrom: addDays(startDate, -NEAR.days), startsTo: addDays(endDate, NEAR.days) }
  const others = (await listAllCards(db, around)).filter(
    (other) => other.id !== row.id && isVisible(caller, other),
  )
  const cards = others.map((other) => eventCard(other, clock.now()))
  return { events: nearEvents({ startDate, endDate, region, coord }, cards) }
}
