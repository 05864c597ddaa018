/** SQL of the published results of a swimmer. */

import { sql } from 'kysely'
import type { Db } from '../../../db/schema.ts'

/** Published times of a swimmer and of relay teams with them in public events, the latest first. */
export const listSwimmerResults = (db: Db, swimmerId: number) =>
  db
    .selectFrom('entry')
    .innerJoin('result', 'result.entry_id', 'entry.id')
    .innerJoin('result_list as list', 'list.offer_distance_id', 'result.offer_distance_id')
    .innerJoin('offer_distance as distance', 'distance.id', 'result.offer_distance_id')
    .innerJoin('event', 'event.id', 'result.event_id')
    .where(sql<boolean>`result.id in (${resultsOf(swimmerId)})`)
    .where('list.state', '!=', 'empty')
    .where('result.status', '=', 'finished')
    .where('result.final_time_cs', 'is not', null)
    .where('result.absolute_place', 'is not', null)
    .where('event.public', '=', true)
    .where('event.event_state', '!=', 'calledOff')
    .where('event.start_date', 'is not', null)
    .select(['entry.id as entry_id', 'event.id', 'event.name', 'event.name_en', 'distance.dist_code'])
    .select(['result.age_group', 'result.points'])
    .select(['result.team', 'result.evsk_rank'])
    .select(({ ref }) => [
      ref('event.start_date').$notNull().as('date'),
      ref('result.absolute_place').$notNull().as('place'),
      ref('result.final_time_cs').$notNull().as('timeCs'),
    ])
    .orderBy('event.start_date', 'desc')
    .orderBy('event.id', 'desc')
    .orderBy('result.id')
    .execute()

/** IDs of the results of a swimmer, and of teams that swam with them as a member: by any of their registry IDs. */
const resultsOf = (swimmerId: number) => sql`
  select individual.id from result individual join entry own on own.id = individual.entry_id
    where own.swimmer_id = ${swimmerId} and individual.team is null
  union all
  select relay.id from result relay
    where relay.team is not null and relay.team -> 'teamMembers' @> any (array(
      select jsonb_build_array(jsonb_build_object('iwsaId', known.iwsaid))
        from (select iwsaid from swimmer where id = ${swimmerId}
          union all select iwsaid from merged_registry_id where swimmer_id = ${swimmerId}) as known))`

export type SwimmerResultRow = Awaited<ReturnType<typeof listSwimmerResults>>[number]
