import { PAGE_SIZE } from '@polynya/domain'
import type { Handler } from '../../http/call.ts'
import { listCards } from './listing/events-list.store.ts'
import { upcomingEvents } from './listing/upcoming-events.ts'
import { eventCard } from './record/event-view.ts'

export const upcoming: Handler<'events.upcoming'> = async (_call, deps) => {
  const now = deps.clock.now()
  const events = await upcomingEvents(deps)
  const ids = events.slice(0, PAGE_SIZE.max).map(({ id }) => id)
  const rows = await listCards(deps.db, { public: true }, ids)
  return { events: rows.map((row) => eventCard(row, now)) }
}
