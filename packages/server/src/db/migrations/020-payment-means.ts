import { type Kysely, sql } from 'kysely'

/** How an order was paid at the venue. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table payment add column means text check (means in ('cash', 'card'))`.execute(db)
}
