/** SQL of the samples that are computed again. */

import { DIST_CODES, type DistCode } from '@polynya/domain'
import { sql } from 'kysely'
import type { Tx } from '../../db/schema.ts'
import { medalsOf } from '../standings/medals.store.ts'

/** How much a run computes again: enough for every row of a season within weeks, in less than a minute of each night. */
const SAMPLE = {
  swimmers: 200,
  distances: 100,
  events: 50,
  results: 2000,
  recordDistances: 5,
  series: 20,
} as const

/** Orders rows at random, but the same ones alike in each statement of a run. */
const shuffled = (id: ReturnType<typeof sql.ref>, seed: string) => sql`md5(${id}::text || ${seed})`

/** Swimmers with results or best results. */
export async function sampleSwimmers(tx: Tx, seed: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from swimmer
    where exists (select from entry join result on result.entry_id = entry.id where entry.swimmer_id = swimmer.id)
      or exists (select from best_result where best_result.swimmer_id = swimmer.id)
    order by ${shuffled(sql.ref('swimmer.id'), seed)} limit ${SAMPLE.swimmers}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Distances with published results. */
export const sampleDistances = (tx: Tx, seed: string) =>
  tx
    .selectFrom('result_list')
    .where('state', '!=', 'empty')
    .select('offer_distance_id as id')
    .orderBy(shuffled(sql.ref('offer_distance_id'), seed))
    .limit(SAMPLE.distances)
    .execute()

/** Distances of the sport with results or records, imported ones too. */
export async function sampleRecordDistances(tx: Tx, seed: string): Promise<DistCode[]> {
  const { rows } = await sql<{ code: DistCode }>`
    select code from unnest(${[...DIST_CODES]}::text[]) as code
    where exists (select from swim_record where dist_code = code)
      or exists (select from imported_record where dist_code = code) or exists (
      select from offer_distance as distance join result_list as list on list.offer_distance_id = distance.id
      where distance.dist_code = code and list.state <> 'empty')
    order by ${shuffled(sql.ref('code'), seed)} limit ${SAMPLE.recordDistances}`.execute(tx)
  return rows.map(({ code }) => code)
}

/** What is stored with results of swimmers, of relays too: how they compare with earlier ones, and their ranks. */
export const listMarked = (tx: Tx, swimmerIds: readonly number[]) =>
  tx
    .selectFrom('result')
    .innerJoin('entry', 'entry.id', 'result.entry_id')
    .where(sql<boolean>`entry.swimmer_id = any(${swimmerIds}::integer[])`)
    .select(['result.id as resultId', 'result.entry_id as id', 'result.event_id as eventId'])
    .select(['entry.swimmer_id as swimmerId', 'result.progress', 'result.evsk_rank as rank'])
    .orderBy('result.id')
    .execute()

export const sampleSeries = (tx: Tx, seed: string) =>
  tx
    .selectFrom('series')
    .selectAll()
    .orderBy(shuffled(sql.ref('id'), seed))
    .limit(SAMPLE.series)
    .execute()

export const listBests = (tx: Tx, swimmerIds: readonly number[]) =>
  tx
    .selectFrom('best_result')
    .where(sql<boolean>`swimmer_id = any(${swimmerIds}::integer[])`)
    .selectAll()
    .execute()

/** Official results with the base time of the year of their points; null without one. */
export const sampleScored = (tx: Tx, seed: string) =>
  tx
    .selectFrom('result')
    .innerJoin('entry', 'entry.id', 'result.entry_id')
    .innerJoin('swimmer', 'swimmer.id', 'entry.swimmer_id')
    .innerJoin('offer_distance as distance', 'distance.id', 'result.offer_distance_id')
    .innerJoin('result_list as list', 'list.offer_distance_id', 'result.offer_distance_id')
    .leftJoin('base_result as base', (join) =>
      join
        .on(sql<boolean>`base.year = coalesce(result.base_year, list.base_year)`)
        .onRef('base.dist_code', '=', 'distance.dist_code')
        .on(
          sql<boolean>`base.gender = case when result.team is null then swimmer.gender else distance.gender end`,
        ),
    )
    .where('list.state', '=', 'official')
    .where(({ or, eb }) => or([eb('result.points', 'is not', null), eb('list.base_year', 'is not', null)]))
    .select(['result.entry_id as entryId', 'result.event_id as eventId', 'swimmer.id as swimmerId'])
    .select(['result.status', 'result.final_time_cs as timeCs', 'result.points', 'base.time_cs as baseCs'])
    .orderBy(shuffled(sql.ref('result.id'), seed))
    .limit(SAMPLE.results)
    .execute()

/** Events whose stored medals differ from those of their results. */
export async function medalFaults(tx: Tx, seed: string) {
  const { rows } = await sql<{ id: number }>`
    select id from event
    where exists (select from medal_count where medal_count.event_id = event.id)
      or exists (select from result_list as list where list.event_id = event.id and list.state <> 'empty')
    order by ${shuffled(sql.ref('event.id'), seed)} limit ${SAMPLE.events}`.execute(tx)
  const ids = rows.map(({ id }) => id)
  const describe = (row: string) => {
    const column = (name: string) => sql.ref(`${row}.${name}`)
    const counts = [column('gold'), column('silver'), column('bronze'), column('points'), column('starts')]
    return sql`case when ${column('event_id')} is not null then
      concat_ws(' ', ${column('name')} || ':', ${sql.join(counts)}) end`
  }
  return sql`
    select distinct on (coalesce(counted.event_id, stored.event_id)) coalesce(counted.event_id, stored.event_id) as id,
      null::integer as swimmer_id, coalesce(counted.event_id, stored.event_id) as event_id,
      ${describe('counted')} as expected, ${describe('stored')} as stored
    from (${medalsOf(ids)}) as counted
    full join (select * from medal_count where event_id = any(${ids}::integer[])) as stored
      using (event_id, awardee, name)
    where (counted.gold, counted.silver, counted.bronze, counted.points, counted.starts)
      is distinct from (stored.gold, stored.silver, stored.bronze, stored.points, stored.starts)
    order by 1, awardee, name`
}
