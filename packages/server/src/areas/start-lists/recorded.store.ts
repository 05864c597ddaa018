/** SQL of which start lists, entries and orders have results, which forbid seeding, moving and cancelling. */

import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { fail } from '../../failure.ts'

/** Returns the distances of an event that have results. */
export async function recordedDistances(db: Db, eventId: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('result')
    .where('event_id', '=', eventId)
    .select('offer_distance_id')
    .distinct()
    .execute()
  return new Set(rows.map(({ offer_distance_id }) => offer_distance_id))
}

export async function hasResults(db: Db, distanceId: number): Promise<boolean> {
  const row = await db
    .selectFrom('result')
    .where('offer_distance_id', '=', distanceId)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Fails with `distance_has_results` once a result of the distance is recorded. */
export async function refuseRecorded(db: Db, distanceId: number): Promise<void> {
  if (await hasResults(db, distanceId)) fail('distance_has_results')
}

/** Fails with `distance_has_results` if an entry has a result. */
export async function refuseRecordedEntry(db: Db, entryId: number): Promise<void> {
  const row = await db.selectFrom('result').where('entry_id', '=', entryId).select('id').executeTakeFirst()
  if (row) fail('distance_has_results')
}

/** Whether an entry of the selected order has a result. */
const isRecorded = sql<boolean>`exists (
  select from result join entry on entry.id = result.entry_id where entry.order_id = entry_order.id)`

/** Whether no entry of the selected order has a result. */
export const isUnrecorded = sql<boolean>`not ${isRecorded}`

export async function hasRecordedEntry(db: Db, orderId: number): Promise<boolean> {
  const row = await db
    .selectFrom('entry_order')
    .where('id', '=', orderId)
    .where(isRecorded)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Fails with `distance_has_results` if an entry of an order has a result. */
export async function refuseRecordedOrder(db: Db, orderId: number): Promise<void> {
  if (await hasRecordedEntry(db, orderId)) fail('distance_has_results')
}
