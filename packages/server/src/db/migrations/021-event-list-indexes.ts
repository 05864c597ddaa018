import { type Kysely, sql } from 'kysely'

/** Indexes in the order of lists: past events latest first, upcoming ones by their last day. */
export async function up(db: Kysely<unknown>) {
  await sql`
    drop index event_start;
    create index event_start on event (start_date desc nulls last, id desc) include (public);
    create index event_end on event (end_date);
  `.execute(db)
}
