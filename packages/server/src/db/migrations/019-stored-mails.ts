import { type Kysely, sql } from 'kysely'

/** Renames the state of mails that are stored without being sent: `kept` becomes `stored`. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table mail drop constraint mail_state_check;
    update mail set state = 'stored' where state = 'kept';
    alter table mail add constraint mail_state_check check (state in ('queued', 'sent', 'stored', 'failed'));
  `.execute(db)
}
