import { type Kysely, sql } from 'kysely'

/** Names of regulation documents in English. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table stored_file add column name_en text`.execute(db)
}
