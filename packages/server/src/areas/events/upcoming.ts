import { dateInZone, PAGE_SIZE } from '@polynya/domain'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { byTime } from './listing/event-order.ts'
import { listCards, listOutlines, type Outline } from './listing/events-list.store.ts'
import { eventCard } from './record/event-view.ts'

export const upcoming: Handler<'events.upcoming'> = async (_call, deps) => {
  const now = deps.clock.now()
  const events = await upcomingEvents(deps)
  const ids = events.slice(0, PAGE_SIZE.max).map(({ id }) => id)
  const rows = await listCards(deps.db, { public: true }, ids)
  return { events: rows.map((row) => eventCard(row, now)) }
}

/** Where a day ends last: whoever has ended there has ended everywhere. */
const LAST_ZONE = 'Etc/GMT+12'

/** Public events that have not ended, soonest first. */
export async function upcomingEvents({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Outline[]> {
  const now = clock.now()
  const outlines = await listOutlines(db, { public: true, endsFrom: dateInZone(now, LAST_ZONE) })
  return byTime(outlines, now).upcoming
}
