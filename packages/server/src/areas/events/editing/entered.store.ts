/** SQL of the parts of an event that have entries, and can be neither removed nor changed into others. */

import { isPricedEntry } from '@polynya/domain'
import type { Db } from '../../../db/schema.ts'

/** Ids of distances that entries name. */
export interface EnteredDistances {
  /** By entries in any state. */
  readonly all: ReadonlySet<number>
  /** By entries that the price of an order depends on. */
  readonly priced: ReadonlySet<number>
}

/** Returns the distances of an event that have entries. */
export async function enteredDistances(db: Db, eventId: number): Promise<EnteredDistances> {
  const rows = await db
    .selectFrom('entry')
    .leftJoin('entry_order', 'entry_order.id', 'entry.order_id')
    .where('entry.event_id', '=', eventId)
    .select(['entry.offer_distance_id', 'entry.state', 'entry_order.status'])
    .distinct()
    .execute()
  const idsOf = (of: typeof rows) => new Set(of.map((row) => row.offer_distance_id))
  return { all: idsOf(rows), priced: idsOf(rows.filter(({ state, status }) => isPricedEntry(state, status))) }
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
