import { type Kysely, sql } from 'kysely'

/** How a published time compares with the earlier ones of the swimmer on the distance. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table result add column progress jsonb`.execute(db)
}
