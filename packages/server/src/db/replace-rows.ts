import { type RawBuilder, sql } from 'kysely'
import type { Schema, Tx } from './schema.ts'

interface Replacement<Name extends keyof Schema> {
  readonly table: Name
  /** Which rows are replaced. */
  readonly scope: RawBuilder<boolean>
  /** The primary key. */
  readonly key: readonly (keyof Schema[Name] & string)[]
  /** With every column of the table. */
  readonly rows: readonly object[]
}

/** Stores rows in place of those in a scope; rows that stay the same are not written. */
export async function replaceRows<Name extends keyof Schema & string>(
  tx: Tx,
  { table, scope, key, rows }: Replacement<Name>,
) {
  const name = sql.table(table)
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length === 0) {
    await sql`delete from ${name} where ${scope}`.execute(tx)
    return
  }
  const isSame = sql.join(
    key.map((column) => sql`wanted.${sql.ref(column)} = old.${sql.ref(column)}`),
    sql` and `,
  )
  await sql`with wanted as materialized (
      select * from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)),
    removed as (
      delete from ${name} as old where ${scope} and not exists (select from wanted where ${isSame}))
    insert into ${name} as old select * from wanted
      on conflict (${sql.join(key.map((column) => sql.ref(column)))}) do update
        set ${sql.join(columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))}
        where (old.*) is distinct from (excluded.*)`.execute(tx)
}
