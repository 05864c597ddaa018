import { type Kysely, sql } from 'kysely'

/** Members of relay teams are registered for the event, and take part in it by the entry of their team. */
export async function up(db: Kysely<unknown>) {
  await sql`
    insert into registration (event_id, swimmer_id, account_id, age, age_group, created_at)
      select distinct on (event_id, swimmer_id) event_id, swimmer_id, account_id, age, (
          select age_group ->> 'code' from jsonb_array_elements(age_groups) as age_group
          where age >= (age_group ->> 'minAge')::integer
            and age <= coalesce((age_group ->> 'maxAge')::integer, age)
          limit 1), created_at
      from (
        select team.event_id, member.swimmer_id, team.account_id, event.age_groups, team.created_at,
          case when event.age_group_mode = 'year'
            then extract(year from day.at)::integer - extract(year from swimmer.dob)::integer
            else extract(year from age(day.at, swimmer.dob))::integer end as age
        from team_member as member
          join team on team.id = member.team_id
          join event on event.id = team.event_id
          join swimmer on swimmer.id = member.swimmer_id,
          lateral (select coalesce(event.age_group_on, event.start_date, team.created_at::date) as at) as day
      ) as named
      order by event_id, swimmer_id, created_at
      on conflict (event_id, swimmer_id) do nothing;
    create view participation as
      select id as entry_id, registration_id, false as as_member from entry
      union all
      select entry.id, registration.id, true
      from entry
        join team on team.entry_id = entry.id
        join team_member as member on member.team_id = team.id and member.swimmer_id <> entry.swimmer_id
        join registration on registration.event_id = entry.event_id
          and registration.swimmer_id = member.swimmer_id;
  `.execute(db)
}
