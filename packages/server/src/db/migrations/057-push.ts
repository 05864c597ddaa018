import { type Kysely, sql } from 'kysely'

/** Devices with push notifications, the swimmers that they follow, and what they were notified of. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table push_subscription (
      id integer generated always as identity primary key,
      endpoint text not null unique,
      p256dh text not null,
      auth text not null,
      language text not null,
      account_id integer references account on delete cascade,
      created_at timestamptz not null
    );
    create index push_subscription_account on push_subscription (account_id);

    create table push_follow (
      subscription_id integer not null references push_subscription on delete cascade,
      event_id integer not null references event on delete cascade,
      swimmer_id integer not null references swimmer on delete cascade,
      primary key (subscription_id, event_id, swimmer_id)
    );
    create index push_follow_event on push_follow (event_id);
    create index push_follow_swimmer on push_follow (swimmer_id);

    create table push_notice (
      subscription_id integer not null references push_subscription on delete cascade,
      entry_id integer not null references entry on delete cascade,
      event_id integer not null references event on delete cascade,
      news text not null,
      title text not null,
      body text not null,
      expires_at timestamptz not null,
      sent_at timestamptz,
      primary key (subscription_id, entry_id)
    );
    create index push_notice_entry on push_notice (entry_id);
    create index push_notice_event on push_notice (event_id);
    create index push_notice_unsent on push_notice (expires_at) where sent_at is null;
  `.execute(db)
}
