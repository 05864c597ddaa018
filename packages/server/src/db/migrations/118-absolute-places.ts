import { type Kysely, sql } from 'kysely'

/** The page of a swimmer shows absolute places: counting who was faster, for each result, took most of its time. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table result add column absolute_place integer`.execute(db)
  // As `placed` of packages/domain gives them.
  await sql`
    update result set absolute_place = found.place
    from (
      select result.id, rank() over (
        partition by result.offer_distance_id, case when result.team is null then swimmer.gender end
        order by final_time_cs) as place
      from result
      join result_list as list using (offer_distance_id)
      join entry on entry.id = result.entry_id
      join swimmer on swimmer.id = entry.swimmer_id
      where list.state <> 'empty' and result.status = 'finished' and final_time_cs is not null
    ) as found
    where found.id = result.id`.execute(db)
}
