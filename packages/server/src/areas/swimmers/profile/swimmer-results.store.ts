/** SQL of the published results of a swimmer. */

import { sql } from 'kysely'
import type { Db } from '../../../db/schema.ts'

/**
 * Published times of a swimmer in individual distances of public events, the latest first. The place is the number of
 * faster ones of the gender and one, as `placed` of the domain counts it.
 */
export const listSwimmerResults = (db: Db, swimmerId: number) =>
  db
    .selectFrom('entry')
    .innerJoin('result', 'result.entry_id', 'entry.id')
    .innerJoin('result_list as list', 'list.offer_distance_id', 'result.offer_distance_id')
    .innerJoin('offer_distance as distance', 'distance.id', 'result.offer_distance_id')
    .innerJoin('event', 'event.id', 'result.event_id')
    .where('entry.swimmer_id', '=', swimmerId)
    .where('list.state', '!=', 'empty')
    .where('result.status', '=', 'finished')
    .where('result.team', 'is', null)
    .where('event.public', '=', true)
    .where('event.event_state', '!=', 'calledOff')
    .where('event.start_date', 'is not', null)
    .select(['entry.id as entry_id', 'event.id', 'event.name', 'event.name_en', 'distance.dist_code'])
    .select(['result.age_group', 'result.final_time_cs', 'result.points', fasterThan.as('faster')])
    .select(({ ref }) => ref('event.start_date').$notNull().as('date'))
    .orderBy('event.start_date', 'desc')
    .orderBy('event.id', 'desc')
    .orderBy('result.id')
    .execute()

const fasterThan = sql<number>`(
  select count(*)::integer
  from result other
  join entry other_entry on other_entry.id = other.entry_id
  join swimmer other_swimmer on other_swimmer.id = other_entry.swimmer_id
  join swimmer own on own.id = entry.swimmer_id
  where other.offer_distance_id = result.offer_distance_id
    and other.status = 'finished'
    and other.final_time_cs < result.final_time_cs
    and other_swimmer.gender = own.gender
)`

export type SwimmerResultRow = Awaited<ReturnType<typeof listSwimmerResults>>[number]
