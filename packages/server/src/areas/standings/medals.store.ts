/** SQL of places and medals. */

import type { Awardee, Season } from '@polynya/domain'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'

/** Results of a distance as places are given; none before they are published. */
export const listPlaced = (tx: Tx, distanceId: number) =>
  tx
    .selectFrom('result')
    .innerJoin('result_list as list', 'list.offer_distance_id', 'result.offer_distance_id')
    .innerJoin('entry', 'entry.id', 'result.entry_id')
    .innerJoin('swimmer', 'swimmer.id', 'entry.swimmer_id')
    .where('result.offer_distance_id', '=', distanceId)
    .where('list.state', '!=', 'empty')
    .select(['result.id', 'result.status', 'result.final_time_cs as finalTimeCs', 'swimmer.gender'])
    .select([
      'result.event_id as eventId',
      'result.entry_id as entryId',
      'result.awarded_place as storedPlace',
      'result.absolute_place as storedAbsolute',
    ])
    .select('swimmer.id as swimmerId')
    .select(['result.age_group as ageGroup', 'result.division', 'result.para_group as paraGroup'])
    .select(sql<boolean>`result.team is not null`.as('isTeam'))
    .execute()

interface StoredPlaces {
  /** Of a result. */
  readonly id: number
  readonly place: number | null
  readonly absolute: number | null
}

/** Stores the places of the results of a distance; those that are not named lose theirs. */
export async function storeResultPlaces(tx: Tx, distanceId: number, places: readonly StoredPlaces[]) {
  await sql`
    update result set awarded_place = new.place, absolute_place = new.absolute
    from result as own
    left join jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      as new(id integer, place integer, absolute integer) using (id)
    where own.id = result.id and result.offer_distance_id = ${distanceId}
      and (result.awarded_place, result.absolute_place) is distinct from (new.place, new.absolute)`.execute(
    tx,
  )
}

/** Counts the medals and points of an event by club, region and country; those of a team are its captain's. */
export async function countMedals(tx: Tx, eventId: number) {
  await tx.deleteFrom('medal_count').where('event_id', '=', eventId).execute()
  await sql`
    insert into medal_count (event_id, awardee, name, gold, silver, bronze, points, starts)
    ${medalsOf([eventId])}`.execute(tx)
}

/** The medals and points of events by their published results, in the columns of `medal_count`. */
export const medalsOf = (eventIds: readonly number[]) => sql`
    select result.event_id, award.awardee, award.name,
      count(*) filter (where awarded_place = 1) as gold,
      count(*) filter (where awarded_place = 2) as silver,
      count(*) filter (where awarded_place = 3) as bronze,
      coalesce(sum(result.points), 0) as points,
      count(*) as starts
    from result
    join result_list as list using (offer_distance_id)
    join entry on entry.id = result.entry_id
    join swimmer on swimmer.id = entry.swimmer_id
    cross join lateral (values ('club', swimmer.club), ('region', swimmer.region), ('country', swimmer.country))
      as award (awardee, name)
    where result.event_id = any(${eventIds}::integer[]) and entry.event_id = any(${eventIds}::integer[])
      and list.state <> 'empty'
      and result.status = 'finished' and award.name <> ''
    group by result.event_id, award.awardee, award.name`

/** The distances on which a swimmer has a result. */
export const distancesOfSwimmer = (tx: Tx, swimmerId: number) =>
  tx
    .selectFrom('result')
    .innerJoin('entry', 'entry.id', 'result.entry_id')
    .where('entry.swimmer_id', '=', swimmerId)
    .select(['result.offer_distance_id as id', 'result.event_id as eventId'])
    .distinct()
    .execute()

export interface MedalFilter {
  readonly awardee: Awardee
  readonly eventId: number | null
  /** First and last day of the events; null is all. */
  readonly season: Pick<Season, 'from' | 'to'> | null
  readonly sort: 'medals' | 'points'
  readonly order: 'asc' | 'desc'
  readonly limit: number
  readonly offset: number
}

const SORTS = {
  medals: sql`sum(gold) desc, sum(silver) desc, sum(bronze) desc`,
  points: sql`sum(points) desc`,
} as const

/** A page of the medal table of an event or of a season, by place, and how many rows it has. */
export async function listMedals(db: Db, { awardee, eventId, season, sort, order, ...page }: MedalFilter) {
  const rows = await db
    .selectFrom('medal_count')
    .innerJoin('event', 'event.id', 'medal_count.event_id')
    .where('awardee', '=', awardee)
    .where('event.public', '=', true)
    .where('event.event_state', '!=', 'calledOff')
    .$if(eventId !== null, (query) => query.where('event.id', '=', eventId))
    .$if(season !== null, (query) =>
      query
        .where('event.start_date', '>=', season?.from ?? '')
        .where('event.start_date', '<=', season?.to ?? ''),
    )
    .groupBy('medal_count.name')
    .select('medal_count.name')
    .select([
      sql<number>`(rank() over (order by ${SORTS[sort]}))::integer`.as('place'),
      sql<number>`sum(gold)::integer`.as('gold'),
      sql<number>`sum(silver)::integer`.as('silver'),
      sql<number>`sum(bronze)::integer`.as('bronze'),
      sql<number>`sum(gold + silver + bronze)::integer`.as('total'),
      sql<number>`sum(points)::integer`.as('points'),
      sql<number>`sum(starts)::integer`.as('starts'),
      sql<number>`(count(*) over ())::integer`.as('rows'),
    ])
    .orderBy('place', order === 'desc' ? 'asc' : 'desc')
    .orderBy('medal_count.name')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { medals: rows.map(({ rows: _, ...row }) => row), total: rows[0]?.rows ?? 0 }
}
