/** SQL of distances that two profiles of one person entered. */

import type { Db, Tx } from '../../db/schema.ts'
import { ACTIVE } from '../places/entries.store.ts'

/** Whether both profiles captain a team that holds a place on one relay distance. */
export async function captainTwoTeams(db: Db, survivorId: number, loserId: number): Promise<boolean> {
  const found = await db
    .selectFrom('entry as mine')
    .innerJoin('entry as theirs', 'theirs.offer_distance_id', 'mine.offer_distance_id')
    .innerJoin('offer', 'offer.id', 'mine.offer_id')
    .where('mine.swimmer_id', '=', survivorId)
    .where('theirs.swimmer_id', '=', loserId)
    .where('mine.state', 'in', ACTIVE)
    .where('theirs.state', 'in', ACTIVE)
    .where('offer.kind', '=', 'relay')
    .select('mine.id')
    .limit(1)
    .execute()
  return found.length > 0
}

/** Pairs of entries of one individual distance of which at least one has a result. */
export const listTwice = (db: Db, survivorId: number, loserId: number) =>
  db
    .selectFrom('entry as mine')
    .innerJoin('entry as theirs', 'theirs.offer_distance_id', 'mine.offer_distance_id')
    .innerJoin('offer', 'offer.id', 'mine.offer_id')
    .leftJoin('result as own', 'own.entry_id', 'mine.id')
    .leftJoin('result as other', 'other.entry_id', 'theirs.id')
    .where('mine.swimmer_id', '=', survivorId)
    .where('theirs.swimmer_id', '=', loserId)
    .where('offer.kind', '=', 'individual')
    .where((is) => is.or([is('own.id', 'is not', null), is('other.id', 'is not', null)]))
    .select(['mine.id as survivorEntry', 'theirs.id as loserEntry', 'mine.event_id as eventId'])
    .select('mine.offer_distance_id as distanceId')
    .select(['own.status as ownStatus', 'other.status as otherStatus'])
    .orderBy('mine.id')
    .execute()

/** The individual distances on which two profiles both have a result, with both results. */
export const listDoubles = (db: Db, oneId: number, otherId: number) =>
  db
    .selectFrom('entry as mine')
    .innerJoin('entry as theirs', 'theirs.offer_distance_id', 'mine.offer_distance_id')
    .innerJoin('result as own', 'own.entry_id', 'mine.id')
    .innerJoin('result as other', 'other.entry_id', 'theirs.id')
    .innerJoin('offer_distance as distance', 'distance.id', 'mine.offer_distance_id')
    .innerJoin('offer', 'offer.id', 'mine.offer_id')
    .innerJoin('event', 'event.id', 'mine.event_id')
    .where('offer.kind', '=', 'individual')
    .where('mine.swimmer_id', '=', oneId)
    .where('theirs.swimmer_id', '=', otherId)
    .select(['event.id as eventId', 'event.name as eventName', 'event.name_en as eventNameEn'])
    .select(['distance.id as distanceId', 'distance.dist_code as distCode', 'distance.gender'])
    .select(['own.status as oneStatus', 'own.final_time_cs as oneTime'])
    .select(['other.status as otherStatus', 'other.final_time_cs as otherTime'])
    .orderBy('event.start_date', 'desc')
    .orderBy('distance.id')
    .execute()

export async function cancelEntry(tx: Tx, entryId: number, at: Date) {
  await tx
    .updateTable('entry')
    .set({ state: 'cancelled', waiting_position: null, updated_at: at })
    .where('id', '=', entryId)
    .where('state', 'in', ACTIVE)
    .execute()
}
