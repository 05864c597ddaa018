import { type Kysely, sql } from 'kysely'

/** The invitation link of a relay team; its secret is stored hashed. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table team
      add column invite_hash text unique,
      add column invite_expires_at timestamptz;
  `.execute(db)
}
