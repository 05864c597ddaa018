/** What of an event somebody has entered: it can neither be taken away nor become something else. */

import type { Db } from '../../db/schema.ts'

/** The distances of an event that an entry names, in whatever state. */
export async function enteredDistances(db: Db, eventId: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('entry')
    .where('event_id', '=', eventId)
    .select('offer_distance_id')
    .distinct()
    .execute()
  return new Set(rows.map((row) => row.offer_distance_id))
}

/** Whether an event has registrations or orders. */
export async function isEntered(db: Db, eventId: number): Promise<boolean> {
  const found = await db
    .selectFrom('registration')
    .where('event_id', '=', eventId)
    .select('id')
    .unionAll(db.selectFrom('entry_order').where('event_id', '=', eventId).select('id'))
    .limit(1)
    .execute()
  return found.length > 0
}
