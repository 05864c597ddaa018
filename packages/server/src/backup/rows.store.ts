/** The rows of a table as lines of JSON, the same text on every database. */

import { sql } from 'kysely'
import type { Tx } from '../db/schema.ts'
import { BACKUP_TABLES, type BackupTable } from './tables.ts'

const BATCH = 1000

/** Lines of a table, a batch at a time, in the order of its key. */
export async function* linesOf(tx: Tx, table: BackupTable): AsyncGenerator<string[]> {
  for (let offset = 0; ; offset += BATCH) {
    const { rows } = await sql<{ line: string }>`
      select row_to_json(t)::text as line from ${sql.table(table)} t
      order by ${sql.raw(BACKUP_TABLES[table])} limit ${BATCH} offset ${offset}`.execute(tx)
    if (rows.length > 0) yield rows.map(({ line }) => line)
    if (rows.length < BATCH) return
  }
}

/** Sets the time zone of the transaction, so that times are written alike on every server. */
export const inUtc = (tx: Tx) => sql`set local time zone 'UTC'`.execute(tx)

/** Inserts rows of a table, given as lines of JSON, with their IDs, even where the table always generates them. */
export const insertLines = (tx: Tx, table: string, lines: readonly string[]) =>
  sql`
    insert into ${sql.table(table)} overriding system value select * from json_populate_recordset(
      null::${sql.table(table)}, ${`[${lines.join(',')}]`}::json)`.execute(tx)

/** Returns the last value of each sequence; null if it was never used. */
export async function readSequences(tx: Tx): Promise<Record<string, number | null>> {
  const { rows } = await sql<{ name: string; last: number | null }>`
    select sequencename as name, last_value::bigint as last from pg_sequences
    where schemaname = 'public' order by 1`.execute(tx)
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

export const setSequence = (tx: Tx, name: string, last: number) =>
  sql`select setval(${name}::regclass, ${last}, true)`.execute(tx)

/** Returns the keys of all stored files. */
export async function listFileKeys(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom('stored_file').select('key').orderBy('key').execute()
  return rows.map(({ key }) => key)
}

/** Whether the database has user data: a new installation holds only unused accounts and no records of actions. */
export async function hasData(tx: Tx): Promise<boolean> {
  const { rows } = await sql`
    select 1 from account where activated_at is not null
    union all select 1 from audit union all select 1 from swimmer union all select 1 from event
    union all select 1 from text_version limit 1`.execute(tx)
  return rows.length > 0
}

/** Deletes the initial rows of a new installation. `audit` is empty by then, and its rows could not be deleted. */
export async function clearTables(tx: Tx, tables: readonly string[]): Promise<void> {
  for (const table of tables.toReversed()) {
    if (table !== 'audit') await sql`delete from ${sql.table(table)}`.execute(tx)
  }
}

export async function countRows(tx: Tx, table: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select count(*)::integer as rows from ${sql.table(table)}`.execute(tx)
  return rows[0]?.rows ?? 0
}
