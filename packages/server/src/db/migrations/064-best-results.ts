import { type Kysely, sql } from 'kysely'

/** The best results of swimmers, from which rankings are read; `all` stands for every season, category or group. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table best_result (
      swimmer_id integer not null references swimmer on delete cascade,
      dist_code text not null,
      season text not null,
      water_cat text not null,
      age_group text not null,
      gender smallint not null,
      country text not null,
      region text,
      para_group text,
      event_id integer references event on delete cascade,
      result_water_cat text,
      time_cs integer,
      points integer,
      distances integer not null,
      sort_key integer not null,
      primary key (swimmer_id, dist_code, season, water_cat, age_group)
    );
    create index best_result_ranking
      on best_result (dist_code, gender, season, water_cat, age_group, sort_key, swimmer_id);
    create index best_result_country
      on best_result (dist_code, gender, season, water_cat, age_group, country, sort_key, swimmer_id);
    create index best_result_region
      on best_result (dist_code, gender, season, water_cat, age_group, region, sort_key, swimmer_id)
      where region is not null;
    create index best_result_event on best_result (event_id);
    create function move_best_results() returns trigger language plpgsql as $$
    begin
      update best_result set gender = new.gender, country = new.country, region = new.region
        where swimmer_id = new.id;
      return null;
    end $$;
    create trigger move_best_results after update of gender, country, region on swimmer
      for each row when ((old.gender, old.country, old.region) is distinct from (new.gender, new.country, new.region))
      execute function move_best_results();
  `.execute(db)
}
