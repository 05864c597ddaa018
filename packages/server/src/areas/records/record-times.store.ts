/** SQL of the published times that can set records. */

import { DIST_CODES, type DistCode, isRelay, legDistance } from '@polynya/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../db/schema.ts'

/** Which times of a distance are read: those of some lists of results and of some entries, those since a day, or all. */
export type Narrowing =
  | { readonly distanceIds: readonly number[]; readonly entryIds: readonly number[] }
  | TimesSince
  | 'all'

export interface TimesSince {
  /** `YYYY-MM-DD`. */
  readonly since: string
  /** Slower times are not read; null reads all. */
  readonly atMostCs: number | null
}

/** Published times of public events on the day of their session, with what decides whether they can set a record. */
function published(tx: Tx, narrowing: Narrowing, timeCs: RawBuilder<number>) {
  const found = tx
    .selectFrom('result')
    .innerJoin('entry', 'entry.id', 'result.entry_id')
    .innerJoin('result_list as list', 'list.offer_distance_id', 'result.offer_distance_id')
    .innerJoin('offer_distance as distance', 'distance.id', 'result.offer_distance_id')
    .innerJoin('event', 'event.id', 'result.event_id')
    .leftJoin('event_session as session', (join) =>
      join.onRef('session.event_id', '=', 'result.event_id').onRef('session.number', '=', 'distance.session'),
    )
    .where('list.state', '!=', 'empty')
    .where('result.status', '=', 'finished')
    .where('event.public', '=', true)
    .where('event.event_state', '!=', 'calledOff')
    .where('event.start_date', 'is not', null)
    .select(['result.entry_id as entryId', 'result.event_id as eventId', 'result.division'])
    .select(['event.water_cat as waterCat', 'session.course_metres as courseMetres'])
    .select([dayOf.as('date'), timeCs.as('timeCs')])
  if (narrowing === 'all') return found
  if ('since' in narrowing) {
    const { since, atMostCs } = narrowing
    return found
      .where(sql<boolean>`coalesce(event.end_date, event.start_date) >= ${since}`)
      .$if(atMostCs !== null, (query) => query.where(timeCs, '<=', atMostCs))
  }
  const { distanceIds, entryIds } = narrowing
  return found.where(
    sql<boolean>`(result.offer_distance_id = any(${distanceIds}::integer[])
      or result.entry_id = any(${entryIds}::integer[]))`,
  )
}

/** The day of a `session` of an `event`; the first one of the event if it was moved without the session. */
export const dayOf = sql<string>`case
  when session.date between event.start_date and event.end_date then session.date
  else event.start_date end`

const FINAL_TIME = sql<number>`result.final_time_cs`
const FIRST_SPLIT = sql<number>`(result.splits_cs ->> 0)::integer`

/** Times of swimmers on a distance, or of relay teams, whose captains decide on the country. */
export const listTimes = (tx: Tx, distCode: DistCode, narrowing: Narrowing) =>
  published(tx, narrowing, FINAL_TIME)
    .innerJoin('swimmer', 'swimmer.id', 'entry.swimmer_id')
    .where('distance.dist_code', '=', distCode)
    .where('result.final_time_cs', 'is not', null)
    .select(['swimmer.id as swimmerId', 'swimmer.gender', 'swimmer.country', 'swimmer.dob'])
    .select(['distance.gender as distanceGender', sql<boolean>`false`.as('isLeadOff')])
    .execute()

/**
 * Times of the first legs of relays that are swum as a distance: the first of the splits of all legs, without penalties
 * of the team.
 */
export const listLeadOffTimes = (tx: Tx, distCode: DistCode, narrowing: Narrowing) =>
  published(tx, narrowing, FIRST_SPLIT)
    .innerJoin('swimmer', (join) => join.on(sql<boolean>`swimmer.id = ${FIRST_MEMBER}`))
    .where('distance.dist_code', 'in', relaysStartingWith(distCode))
    .where(sql<boolean>`result.team -> 'teamMembers' -> 0 ->> 'stageId' = '1'`)
    .where(sql<boolean>`result.penalties = '[]'`)
    .where(
      sql<boolean>`jsonb_array_length(result.splits_cs) + 1 = jsonb_array_length(result.team -> 'teamMembers')`,
    )
    .select(['swimmer.id as swimmerId', 'swimmer.gender', 'swimmer.country', 'swimmer.dob'])
    .select(['distance.gender as distanceGender', sql<boolean>`true`.as('isLeadOff')])
    .execute()

/** The swimmer of the first leg by the protocol that was stored with the result; profiles may have been merged since. */
const FIRST_MEMBER = sql`(
  select coalesce(
    (select id from swimmer as member where member.iwsaid = first.iwsaid),
    (select swimmer_id from merged_registry_id as merged where merged.iwsaid = first.iwsaid))
  from (select result.team -> 'teamMembers' -> 0 ->> 'iwsaId' as iwsaid) as first)`

/** The relays whose first leg is a distance. */
export const relaysStartingWith = (distCode: DistCode): DistCode[] =>
  DIST_CODES.filter((code) => isRelay(code) && legDistance(code, 1) === distCode)

export type PublishedRecordTime = Awaited<ReturnType<typeof listTimes>>[number]
