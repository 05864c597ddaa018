import { type Kysely, sql } from 'kysely'

/** Whether a start list is published; every list that exists was public. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table start_list add column published_at timestamptz;
    update start_list set published_at = updated_at;
  `.execute(db)
}
