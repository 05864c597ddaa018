import { type Kysely, sql } from 'kysely'

/** How the printouts of an event look; null is as usual. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table event add column print_settings jsonb`.execute(db)
}
