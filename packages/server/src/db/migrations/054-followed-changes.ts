import { type Kysely, sql } from 'kysely'

/** What the followers of an event know of it; followers until now know everything up to the migration. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table event_follow
      add column notified_at timestamptz,
      add column known_state text not null default 'planned',
      add column known_start_date date,
      add column known_end_date date,
      add column known_start_lists boolean not null default false,
      add column known_results boolean not null default false;
    update event_follow set
      notified_at = now(),
      known_state = event.event_state,
      known_start_date = event.start_date,
      known_end_date = event.end_date,
      known_start_lists = exists (
        select from start_list where start_list.event_id = event.id and start_list.published_at is not null
      ),
      known_results = exists (
        select from result_list where result_list.event_id = event.id and result_list.published_at is not null
      )
    from event where event.id = event_follow.event_id;
    alter table event_follow
      alter column notified_at set not null,
      alter column known_state drop default,
      alter column known_start_lists drop default,
      alter column known_results drop default;
  `.execute(db)
}
