import { dateInZone } from '@polynya/domain'
import type { Deps } from '../../../deps.ts'
import { byTime } from './event-order.ts'
import { type EventSortRow, listSortRows } from './events-list.store.ts'

/** The zone in which a day ends last: a day that has ended there has ended everywhere. */
const LAST_ZONE = 'Etc/GMT+12'

/** Returns the public events that have not ended, soonest first. */
export async function upcomingEvents({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<EventSortRow[]> {
  const now = clock.now()
  const rows = await listSortRows(db, { public: true, endsFrom: dateInZone(now, LAST_ZONE) })
  return byTime(rows, now).upcoming
}
