import { type Kysely, sql } from 'kysely'

/** The coupons of an event are replaced as a list: its version refuses one that is based on an older list. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table event add column coupons_version integer not null default 0`.execute(db)
}
