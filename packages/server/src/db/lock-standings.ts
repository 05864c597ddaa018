import { sql } from 'kysely'
import type { Tx } from './schema.ts'

/**
 * Waits until no other transaction refreshes standings, until the end of this one. A transaction that may refresh them does
 * this first, before it locks an event, a result list or a profile: storing standings waits for the rows that they reference.
 */
export async function lockStandings(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('standings'))`.execute(tx)
}
