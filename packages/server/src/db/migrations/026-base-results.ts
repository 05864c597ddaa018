import { type Kysely, sql } from 'kysely'

/** Base results by year, gender and distance. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table base_year (
      year integer primary key,
      active boolean not null default false,
      active_from date,
      version integer not null default 1
    );
    create unique index base_year_active on base_year (active) where active;
    create table base_result (
      year integer not null references base_year on delete cascade,
      gender smallint not null check (gender in (0, 1, 2)),
      dist_code text not null,
      time_cs integer not null check (time_cs > 0),
      primary key (year, gender, dist_code)
    );
  `.execute(db)
}
