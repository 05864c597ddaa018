import { type Kysely, sql } from 'kysely'

/** The contents of an e-mail that names a deleted swimmer are erased once it has been sent. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table mail add column erase_when_sent boolean not null default false`.execute(db)
}
