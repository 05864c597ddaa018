import { type Kysely, sql } from 'kysely'

/** Counts the rows of rankings: the total of a page must not need a pass over its ranking. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table ranking_tally (
      dist_code text not null,
      gender smallint not null,
      season text not null,
      water_cat text not null,
      age_group text not null,
      country text not null,
      region text not null,
      para_group text not null,
      total integer not null,
      primary key (dist_code, gender, season, water_cat, age_group, country, region, para_group)
    );
    create index best_result_para
      on best_result (dist_code, gender, season, water_cat, age_group, para_group, sort_key, swimmer_id)
      where para_group is not null;
    create function count_best_results() returns trigger language plpgsql as $$
    begin
      insert into ranking_tally as tally
        select dist_code, gender, season, water_cat, age_group, country, coalesce(region, ''), coalesce(para_group, ''),
          count(*) * tg_argv[0]::integer
        from changed group by 1, 2, 3, 4, 5, 6, 7, 8
        -- In one order for everybody: two changes at once never wait for each other.
        order by 1, 2, 3, 4, 5, 6, 7, 8
        on conflict (dist_code, gender, season, water_cat, age_group, country, region, para_group)
          do update set total = tally.total + excluded.total;
      return null;
    end $$;
    create trigger count_inserted after insert on best_result
      referencing new table as changed for each statement execute function count_best_results('1');
    create trigger count_deleted after delete on best_result
      referencing old table as changed for each statement execute function count_best_results('-1');
    -- Most changes of a row leave it in its ranking: they are written nowhere.
    create function count_moved_best_results() returns trigger language plpgsql as $$
    begin
      insert into ranking_tally as tally
        select dist_code, gender, season, water_cat, age_group, country, coalesce(region, ''), coalesce(para_group, ''),
          sum(change)
        from (
          select dist_code, gender, season, water_cat, age_group, country, region, para_group, 1 as change from changed_to
          union all
          select dist_code, gender, season, water_cat, age_group, country, region, para_group, -1 from changed_from
        ) as moved
        group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(change) <> 0
        order by 1, 2, 3, 4, 5, 6, 7, 8
        on conflict (dist_code, gender, season, water_cat, age_group, country, region, para_group)
          do update set total = tally.total + excluded.total;
      return null;
    end $$;
    create trigger count_updated after update on best_result
      referencing old table as changed_from new table as changed_to
      for each statement execute function count_moved_best_results();
    insert into ranking_tally
      select dist_code, gender, season, water_cat, age_group, country, coalesce(region, ''), coalesce(para_group, ''), count(*)
      from best_result group by 1, 2, 3, 4, 5, 6, 7, 8;
  `.execute(db)
}
