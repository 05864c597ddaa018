import { type Kysely, sql } from 'kysely'

/** Norms of sport ranks by year, and the rank that a result fulfils. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table rank_norm_year (
      year integer primary key,
      is_sample boolean not null,
      imported_at timestamptz not null
    );
    create table rank_norm (
      year integer not null references rank_norm_year on delete cascade,
      rank text not null,
      gender smallint not null check (gender in (1, 2)),
      dist_code text not null,
      course_metres integer,
      time_cs integer not null check (time_cs > 0),
      min_age integer not null
    );
    create unique index rank_norm_key on rank_norm (year, dist_code, gender, coalesce(course_metres, 0), rank);
    create table rank_refresh (
      id integer primary key check (id = 1),
      from_year integer not null,
      next_swimmer_id integer not null
    );
    alter table result add column evsk_rank text;
  `.execute(db)
}
