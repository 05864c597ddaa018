import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    create table birth_date_try (
      account_id integer not null references account on delete cascade,
      swimmer_id integer not null references swimmer on delete cascade,
      identity_key text not null,
      tried_at timestamptz not null,
      primary key (account_id, swimmer_id, identity_key)
    );
    create index birth_date_try_swimmer on birth_date_try (swimmer_id, tried_at);
    alter table account add column rights_version integer not null default 1;
    alter table swimmer add column version integer not null default 1;
  `.execute(db)

  // Profiles that were released before a release removed the private data of the owner.
  await sql`
    update swimmer set under_email = null, phone = null, vk = null, fb = null, publish_links = false,
      ip_address = null, guardian_consent_at = null
    where account_id is null and released_at is not null
  `.execute(db)

  // Until now a personal access token could read whatever its scopes were.
  await sql`
    update personal_token set scopes = scopes || '["read"]'::jsonb where not scopes ? 'read'
  `.execute(db)
}
