/** SQL of the log of live changes. */

import { type LiveKind, type LivePayload, MOST_LIVE_CHANGES } from '@polynya/domain'
import { sql } from 'kysely'
import type { Database, Db, Tx } from '../db/schema.ts'

export interface NewLiveChange {
  readonly eventId: number
  readonly kind: LiveKind
  /** The distance of the programme; absent if the change is of no single one. */
  readonly distanceId?: number
  readonly payload?: LivePayload
  readonly at: Date
}

/**
 * Adds a change to the log of an event, if and only if the transaction commits; every process then sends it to its
 * listeners. It holds no lock before the commit, so it may be called anywhere in a transaction.
 */
export async function appendLiveChange(tx: Tx, change: NewLiveChange): Promise<void> {
  const { eventId, kind, distanceId = null, payload = {}, at } = change
  await tx
    .insertInto('live_change')
    .values({
      event_id: eventId,
      kind,
      offer_distance_id: distanceId,
      payload: JSON.stringify(payload),
      created_at: at,
    })
    .execute()
}

const selectChanges = (db: Db, eventId: number) =>
  db
    .selectFrom('live_change')
    .where('event_id', '=', eventId)
    .select(['id', 'kind', 'offer_distance_id', 'payload', 'created_at'])

export type LiveChangeRow = Awaited<ReturnType<typeof changesAfter>>[number]

/** The changes of an event after one of them, in their order. */
export function changesAfter(db: Database, eventId: number, after: number) {
  return selectChanges(db, eventId).where('id', '>', after).orderBy('id').execute()
}

/** The last changes of an event, in their order. */
export async function latestChanges(db: Database, eventId: number): Promise<LiveChangeRow[]> {
  const rows = await selectChanges(db, eventId).orderBy('id', 'desc').limit(MOST_LIVE_CHANGES).execute()
  return rows.toReversed()
}

/** Whether every visitor may see an event; false if there is no such event. */
export async function isPublic(db: Database, eventId: number): Promise<boolean> {
  const row = await db.selectFrom('event').where('id', '=', eventId).select('public').executeTakeFirst()
  return row?.public ?? false
}

/** Removes changes before an instant, except for the last one of each event: clients resume after it. */
export async function removeOldLiveChanges(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('live_change as old')
    .where('created_at', '<', before)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('live_change as newer')
          .whereRef('newer.event_id', '=', 'old.event_id')
          .whereRef('newer.id', '>', 'old.id')
          .select(sql`1`.as('one')),
      ),
    )
    .execute()
}
