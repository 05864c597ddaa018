import type { Db } from '../../db/schema.ts'
import { dayOf } from '../records/record-times.store.ts'

/** Returns the day of a distance at its venue; null if its event has no date yet. */
export async function dayOfDistance(db: Db, distanceId: number): Promise<string | null> {
  const { day } = await db
    .selectFrom('offer_distance as distance')
    .innerJoin('offer', 'offer.id', 'distance.offer_id')
    .innerJoin('event', 'event.id', 'offer.event_id')
    .leftJoin('event_session as session', (join) =>
      join.onRef('session.event_id', '=', 'event.id').onRef('session.number', '=', 'distance.session'),
    )
    .where('distance.id', '=', distanceId)
    .select(dayOf.$castTo<string | null>().as('day'))
    .executeTakeFirstOrThrow()
  return day
}
