import { type Kysely, sql } from 'kysely'

/** Hand timing by phones: codes that open it, and what the phones measured. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table timing_code (
      id integer generated always as identity primary key,
      event_id integer not null references event on delete cascade,
      code_hash text not null unique,
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index timing_code_event on timing_code (event_id);
    create table timing_proposal (
      id integer generated always as identity primary key,
      event_id integer not null references event on delete cascade,
      offer_distance_id integer not null references offer_distance on delete cascade,
      heat integer not null check (heat > 0),
      lane integer,
      role smallint not null check (role between 0 and 3),
      device text not null,
      started_at timestamptz,
      stopped_at timestamptz,
      clock_error_ms integer not null check (clock_error_ms >= 0),
      sent_id text not null,
      is_undone boolean not null,
      updated_at timestamptz not null,
      unique (event_id, sent_id),
      check (case when role = 0 then started_at is not null else stopped_at is not null and lane is not null end)
    );
    create index timing_proposal_distance on timing_proposal (offer_distance_id);
  `.execute(db)
}
