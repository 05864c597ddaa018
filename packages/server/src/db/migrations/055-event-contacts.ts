import { type Kysely, sql } from 'kysely'

/** Contacts of the organizer, and the English name of the series. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table event
      add column contact_email text,
      add column contact_phone text,
      add column series_en text;
  `.execute(db)
}
