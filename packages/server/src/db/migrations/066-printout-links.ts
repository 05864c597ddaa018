import { type Kysely, sql } from 'kysely'

/** Links that open a printout of an event for a day, as an account sees it. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table printout_link (
      id integer generated always as identity primary key,
      code_hash text not null unique,
      account_id integer not null references account on delete cascade,
      event_id integer not null references event on delete cascade,
      printout text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index printout_link_account on printout_link (account_id);
    create index printout_link_event on printout_link (event_id);
  `.execute(db)
}
