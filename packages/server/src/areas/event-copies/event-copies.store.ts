/** SQL of what copies and files of events have beside the rows that other stores write. */

import type { ListRules } from '@polynya/domain'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'
import type { EventSessionTable } from '../../db/tables/event-session.ts'

/** Returns the rules of the start lists of distances that have rules of their own. */
export async function listDistanceRules(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ListRules>> {
  const rows = await db
    .selectFrom('offer_distance')
    .where(sql<boolean>`id = any(${ids}::integer[]) and list_rules <> '{}'`)
    .select(['id', 'list_rules'])
    .execute()
  return new Map(rows.map(({ id, list_rules }) => [id, list_rules]))
}

/** Inserts a session, or replaces the one that the programme of the event created under its number. */
export async function putSession(tx: Tx, row: Insertable<EventSessionTable>): Promise<number> {
  const { event_id: _, number: __, ...columns } = row
  const { id } = await tx
    .insertInto('event_session')
    .values(row)
    .onConflict((known) => known.columns(['event_id', 'number']).doUpdateSet(columns))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface Known {
  /** IDs of swimmers by registry ID. */
  readonly swimmers: ReadonlyMap<string, number>
  /** IDs of accounts by e-mail address. */
  readonly accounts: ReadonlyMap<string, number>
}

/** Returns which officials this installation knows. */
export async function findKnown(
  tx: Tx,
  iwsaids: readonly string[],
  emails: readonly string[],
): Promise<Known> {
  const swimmers = await tx
    .selectFrom('swimmer')
    .where(sql<boolean>`iwsaid = any(${iwsaids}::text[])`)
    .select(['iwsaid', 'id'])
    .execute()
  const accounts = await tx
    .selectFrom('account')
    .where(sql<boolean>`email = any(${emails}::text[])`)
    .select(['email', 'id'])
    .execute()
  return {
    swimmers: new Map(swimmers.map(({ iwsaid, id }) => [iwsaid, id])),
    accounts: new Map(accounts.flatMap(({ email, id }) => (email === null ? [] : [[email, id]]))),
  }
}
