/** SQL of publications of all distances of an event. */

import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'
import type { DistanceOutcome, PublicationTable } from '../../db/tables/publication.ts'

export type PublicationRow = Selectable<PublicationTable>

/** Opens a publication unless one of the event is open. Returns the open one. */
export async function openPublication(tx: Tx, row: Insertable<PublicationTable>): Promise<PublicationRow> {
  await tx
    .insertInto('publication')
    .values(row)
    .onConflict((open) => open.doNothing())
    .execute()
  return tx
    .selectFrom('publication')
    .where('event_id', '=', row.event_id)
    .where('completed_at', 'is', null)
    .selectAll()
    .executeTakeFirstOrThrow()
}

/** Locks an open publication that no other process works on. */
export const lockOpenPublication = (tx: Tx): Promise<PublicationRow | undefined> =>
  tx
    .selectFrom('publication')
    .where('completed_at', 'is', null)
    .selectAll()
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

export const addDistanceOutcome = (tx: Tx, id: number, outcome: DistanceOutcome) =>
  tx
    .updateTable('publication')
    .where('id', '=', id)
    .set({ outcomes: sql`outcomes || ${JSON.stringify([outcome])}::jsonb` })
    .execute()

export const closePublication = (tx: Tx, id: number, completedAt: Date) =>
  tx.updateTable('publication').where('id', '=', id).set({ completed_at: completedAt }).execute()

export const cancelOpenPublication = (tx: Tx, eventId: number, at: Date) =>
  tx
    .updateTable('publication')
    .where('event_id', '=', eventId)
    .where('completed_at', 'is', null)
    .set({ completed_at: at, is_cancelled: true })
    .execute()

export const findLatestPublication = (db: Db, eventId: number): Promise<PublicationRow | undefined> =>
  db
    .selectFrom('publication')
    .where('event_id', '=', eventId)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
