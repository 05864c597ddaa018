import { type Kysely, sql } from 'kysely'

/** Why an event is postponed or called off, as its page shows it. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table event add column state_note text;
    alter table event add column state_note_en text;
  `.execute(db)
}
