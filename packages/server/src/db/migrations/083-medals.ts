import { type Kysely, sql } from 'kysely'

/** Awarded places of published results, and the medals of each event by club, region and country. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table result add column awarded_place integer`.execute(db)
  await sql`
    create table medal_count (
      event_id integer not null references event on delete cascade,
      awardee text not null check (awardee in ('club', 'region', 'country')),
      name text not null,
      gold integer not null,
      silver integer not null,
      bronze integer not null,
      points integer not null,
      starts integer not null,
      primary key (event_id, awardee, name)
    );
    create index medal_count_awardee on medal_count (awardee, event_id);
  `.execute(db)
  await placeStored(db)
  await countStored(db)
}

/** The places as `placed` of packages/domain gives them. */
const placeStored = (db: Kysely<unknown>) =>
  sql`
    update result set awarded_place = found.place
    from (
      select result.id,
        case when result.age_group is null or result.team is not null
          then rank() over (partition by result.offer_distance_id, case when result.team is null then swimmer.gender end
            order by final_time_cs)
          else rank() over (partition by result.offer_distance_id, case when result.team is null then swimmer.gender end,
            result.division, result.age_group order by final_time_cs)
        end as place
      from result
      join result_list as list using (offer_distance_id)
      join entry on entry.id = result.entry_id
      join swimmer on swimmer.id = entry.swimmer_id
      where list.state <> 'empty' and result.status = 'finished' and final_time_cs is not null
    ) as found
    where found.id = result.id`.execute(db)

const countStored = (db: Kysely<unknown>) =>
  sql`
    insert into medal_count (event_id, awardee, name, gold, silver, bronze, points, starts)
    select result.event_id, award.awardee, award.name,
      count(*) filter (where awarded_place = 1),
      count(*) filter (where awarded_place = 2),
      count(*) filter (where awarded_place = 3),
      coalesce(sum(result.points), 0),
      count(*)
    from result
    join result_list as list using (offer_distance_id)
    join entry on entry.id = result.entry_id
    join swimmer on swimmer.id = entry.swimmer_id
    cross join lateral (values ('club', swimmer.club), ('region', swimmer.region), ('country', swimmer.country))
      as award (awardee, name)
    where list.state <> 'empty' and result.status = 'finished' and award.name <> ''
    group by result.event_id, award.awardee, award.name`.execute(db)
