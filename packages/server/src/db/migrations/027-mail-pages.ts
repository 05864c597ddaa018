import { type Kysely, sql } from 'kysely'

/** E-mails as HTML, besides their plain text. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table mail add column html text`.execute(db)
}
