import { type Kysely, sql } from 'kysely'

/**
 * The log of live changes. An id is assigned while the transaction commits, one transaction of an event after another,
 * so that a reader who has seen an id has seen every lower one of the event. Until then no lock is held. There are no
 * foreign keys: they would lock the row of the event until the commit.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create sequence live_change_id as integer;
    create table live_change (
      id integer primary key default nextval('live_change_id'),
      event_id integer not null,
      kind text not null,
      offer_distance_id integer,
      payload jsonb not null,
      created_at timestamptz not null
    );
    alter sequence live_change_id owned by live_change.id;
    create index live_change_event on live_change (event_id, id);
    create index live_change_created on live_change (created_at);

    create function order_live_change() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(${sql.lit(LOCK_SPACE)}, new.event_id);
      update live_change set id = nextval('live_change_id') where id = new.id;
      return null;
    end $$;
    create constraint trigger order_live_change after insert on live_change
      deferrable initially deferred for each row execute function order_live_change();
  `.execute(db)
}

/** First key of the advisory locks of this log; the second is the event. */
const LOCK_SPACE = 34
