import { PAGE_SIZE } from '@polynya/domain'
import type { HandlerForEveryone } from '../../http/call.ts'
import { pageOfEvents } from './listing/events-list.store.ts'
import { eventCard } from './record/event-view.ts'

export const upcoming: HandlerForEveryone<'events.upcoming'> = async (_call, { db, clock }) => {
  const now = clock.now()
  const page = { now, when: 'upcoming' as const, limit: PAGE_SIZE.max, offset: 0 }
  const { rows } = await pageOfEvents(db, { public: true }, page)
  return { events: rows.map((row) => eventCard(row, now)) }
}
