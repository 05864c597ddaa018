import { type Kysely, sql } from 'kysely'

/**
 * Webhooks of accounts, the messages to deliver, and what receivers know of each event. Of records that were approved
 * before, nothing is sent.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table webhook (
      id integer generated always as identity primary key,
      account_id integer not null references account on delete cascade,
      url text not null,
      types jsonb not null,
      region text,
      secret text not null,
      previous_secret text,
      previous_until timestamptz,
      state text not null default 'active',
      failing_since timestamptz,
      created_at timestamptz not null
    );
    create index webhook_account on webhook (account_id);

    create table webhook_delivery (
      id integer generated always as identity primary key,
      webhook_id integer not null references webhook on delete cascade,
      message_id uuid not null default gen_random_uuid(),
      type text not null,
      data jsonb not null,
      state text not null default 'waiting',
      attempts integer not null default 0,
      status integer,
      fault text,
      created_at timestamptz not null,
      first_attempt_at timestamptz,
      last_attempt_at timestamptz,
      next_attempt_at timestamptz
    );
    create index webhook_delivery_webhook on webhook_delivery (webhook_id, id);
    create index webhook_delivery_due on webhook_delivery (next_attempt_at) where state = 'waiting';
    create index webhook_delivery_created on webhook_delivery (created_at);
    create unique index webhook_delivery_unattempted on webhook_delivery (webhook_id, type, data)
      where state = 'waiting' and first_attempt_at is null;

    create table webhook_event (
      event_id integer primary key references event on delete cascade,
      facts jsonb not null
    );

    alter table swim_record add column is_announced boolean not null default false;
    update swim_record set is_announced = true where state = 'approved';
    create index swim_record_unannounced on swim_record (id)
      where state = 'approved' and not is_announced and entry_id is not null;
  `.execute(db)
}
