import { type Kysely, sql } from 'kysely'

/**
 * Followers can unsubscribe by a link of their e-mails, without signing in. Servers before this version insert follows
 * without a key during a rolling upgrade: the database generates it.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table event_follow add column unsubscribe_key uuid not null default gen_random_uuid();
    create unique index event_follow_unsubscribe on event_follow (unsubscribe_key);
    alter table mail add column unsubscribe text;
  `.execute(db)
}
