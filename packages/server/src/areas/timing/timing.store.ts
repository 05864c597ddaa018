/** SQL of hand timing by phones. */

import { STARTER } from '@polynya/domain'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'
import type { TimingCodeTable } from '../../db/tables/timing-code.ts'
import type { TimingProposalTable } from '../../db/tables/timing-proposal.ts'

export async function insertCode(tx: Tx, row: Insertable<TimingCodeTable>): Promise<void> {
  await tx.insertInto('timing_code').values(row).execute()
}

/** The codes of an event that have not expired, the latest first. */
export const listCodes = (db: Db, eventId: number, now: Date) =>
  db
    .selectFrom('timing_code as code')
    .leftJoin('account', 'account.id', 'code.created_by')
    .where('event_id', '=', eventId)
    .where('expires_at', '>', now)
    .select(['code.id', 'account.email', 'code.created_at', 'expires_at', 'last_seen_at'])
    .orderBy('code.id', 'desc')
    .execute()

/** Deletes a code of an event; returns whether it existed. */
export async function deleteCode(tx: Tx, eventId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('timing_code')
    .where('event_id', '=', eventId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Stores that a phone uses a code, once a minute: phones send every few seconds. */
export async function touchCode(db: Db, codeHash: string, now: Date): Promise<void> {
  await db
    .updateTable('timing_code')
    .set({ last_seen_at: now })
    .where('code_hash', '=', codeHash)
    .where(({ or, eb }) =>
      or([eb('last_seen_at', 'is', null), eb('last_seen_at', '<', new Date(now.getTime() - 60_000))]),
    )
    .execute()
}

/** The event of a code that has not expired. */
export function findByCode(db: Db, codeHash: string, now: Date) {
  return db
    .selectFrom('timing_code as code')
    .innerJoin('event', 'event.id', 'code.event_id')
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .select(['event.id', 'event.name', 'event.name_en', 'expires_at'])
    .executeTakeFirst()
}

/** The places of start lists, of which scratched starters may have none. */
export const listPlaces = (db: Db, distanceIds: readonly number[]) =>
  db
    .selectFrom('start_place')
    .where(sql<boolean>`offer_distance_id = any(${distanceIds}::integer[])`)
    .where('heat', 'is not', null)
    .where('lane', 'is not', null)
    .select(({ ref }) => [ref('heat').$notNull().as('heat'), ref('lane').$notNull().as('lane')])
    .select('offer_distance_id')
    .execute()

/** Stores marks, each once by its ID; a mark that is sent again replaces itself. */
export async function storeMarks(tx: Tx, rows: readonly Insertable<TimingProposalTable>[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('timing_proposal')
    .values([...rows])
    .onConflict((known) =>
      known.columns(['event_id', 'sent_id']).doUpdateSet(({ ref }) => ({
        is_undone: ref('excluded.is_undone'),
        updated_at: ref('excluded.updated_at'),
      })),
    )
    .execute()
}

/** The start of each heat of an event by its starter: the last one that was not undone. */
export function listStarts(db: Db, eventId: number) {
  return db
    .selectFrom('timing_proposal')
    .where('event_id', '=', eventId)
    .where('role', '=', STARTER)
    .where('is_undone', '=', false)
    .where('started_at', 'is not', null)
    .distinctOn(['offer_distance_id', 'heat'])
    .select(['offer_distance_id', 'heat', 'clock_error_ms'])
    .select(({ ref }) => ref('started_at').$notNull().as('started_at'))
    .orderBy('offer_distance_id')
    .orderBy('heat')
    .orderBy('started_at', 'desc')
    .execute()
}

/** The stops of a lane, the last one of each phone and number that was not undone: two phones may use one number. */
export function listStops(db: Db, eventId: number) {
  return db
    .selectFrom('timing_proposal')
    .where('event_id', '=', eventId)
    .where('role', '!=', STARTER)
    .where('is_undone', '=', false)
    .distinctOn(['offer_distance_id', 'heat', 'lane', 'role', 'device'])
    .select(['offer_distance_id', 'heat', 'role', 'device', 'started_at', 'clock_error_ms'])
    .select(({ ref }) => [ref('lane').$notNull().as('lane'), ref('stopped_at').$notNull().as('stopped_at')])
    .orderBy('offer_distance_id')
    .orderBy('heat')
    .orderBy('lane')
    .orderBy('role')
    .orderBy('device')
    .orderBy('stopped_at', 'desc')
    .execute()
}

export type StartRow = Awaited<ReturnType<typeof listStarts>>[number]
export type StopRow = Awaited<ReturnType<typeof listStops>>[number]
