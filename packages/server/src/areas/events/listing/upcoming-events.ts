import { dateInZone } from '@polynya/domain'
import type { Deps } from '../../../deps.ts'
import { byTime } from './event-order.ts'
import { listOutlines, type Outline } from './events-list.store.ts'

/** The zone in which a day ends last: a day that has ended there has ended everywhere. */
const LAST_ZONE = 'Etc/GMT+12'

/** Returns the public events that have not ended, soonest first. */
export async function upcomingEvents({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Outline[]> {
  const now = clock.now()
  const outlines = await listOutlines(db, { public: true, endsFrom: dateInZone(now, LAST_ZONE) })
  return byTime(outlines, now).upcoming
}
