import { type Kysely, sql } from 'kysely'

/**
 * The event of each participation, by which the entries of one event are found without reading those of all. Servers before
 * this version read `event_id` without naming its table, so that a column of that name would be ambiguous to them during
 * a rolling upgrade.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create or replace view participation as
      select id as entry_id, registration_id, false as as_member, event_id as entered_event_id from entry
      union all
      select entry.id, registration.id, true, entry.event_id
      from entry
        join team on team.entry_id = entry.id
        join team_member as member on member.team_id = team.id and member.swimmer_id <> entry.swimmer_id
        join registration on registration.event_id = entry.event_id
          and registration.swimmer_id = member.swimmer_id;
  `.execute(db)
}
