import { type Kysely, sql } from 'kysely'

/** A retry of a call whose process was killed before it stored the response finds the order that was placed. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table idempotency_key add column order_id integer`.execute(db)
}
