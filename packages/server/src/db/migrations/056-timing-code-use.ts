import { type Kysely, sql } from 'kysely'

/** Who created a timing code, and when a phone used it last. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table timing_code
      add column created_by integer references account on delete set null,
      add column last_seen_at timestamptz;
    create index timing_code_account on timing_code (created_by);
  `.execute(db)
}
