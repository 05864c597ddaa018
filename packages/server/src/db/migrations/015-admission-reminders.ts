import { type Kysely, sql } from 'kysely'

/** Reminders about documents that end before an event: one per document and event. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table admission_reminder (
      document_id integer not null references swimmer_document on delete cascade,
      event_id integer not null references event on delete cascade,
      reminded_at timestamptz not null,
      primary key (document_id, event_id)
    );
  `.execute(db)
}
