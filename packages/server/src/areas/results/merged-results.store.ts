/** SQL of distances that two profiles of one person entered. */

import type { Db, Tx } from '../../db/schema.ts'

/** Pairs of entries of one distance of which at least one has a result. */
export const listTwice = (db: Db, survivorId: number, loserId: number) =>
  db
    .selectFrom('entry as mine')
    .innerJoin('entry as theirs', 'theirs.offer_distance_id', 'mine.offer_distance_id')
    .leftJoin('result as own', 'own.entry_id', 'mine.id')
    .leftJoin('result as other', 'other.entry_id', 'theirs.id')
    .where('mine.swimmer_id', '=', survivorId)
    .where('theirs.swimmer_id', '=', loserId)
    .where((is) => is.or([is('own.id', 'is not', null), is('other.id', 'is not', null)]))
    .select(['mine.id as survivorEntry', 'theirs.id as loserEntry', 'mine.event_id as eventId'])
    .select('mine.offer_distance_id as distanceId')
    .select((is) => [
      is('own.id', 'is not', null).as('survivorHas'),
      is('other.id', 'is not', null).as('loserHas'),
    ])
    .orderBy('mine.id')
    .execute()

export async function cancelEntry(tx: Tx, entryId: number, at: Date) {
  await tx
    .updateTable('entry')
    .set({ state: 'cancelled', waiting_position: null, updated_at: at })
    .where('id', '=', entryId)
    .where('state', 'in', ['held', 'confirmed', 'waitlisted'])
    .execute()
}
