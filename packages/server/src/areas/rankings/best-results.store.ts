/** SQL that refreshes the best results of swimmers. */

import type { DistCode, Every, NormRank, Progress } from '@polynya/domain'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import { replaceRows } from '../../db/replace-rows.ts'
import type { Tx } from '../../db/schema.ts'
import type { BestResultTable } from '../../db/tables/best-result.ts'

/** Swimmers with a result or an entry on a distance. */
export const swimmersOn = (tx: Tx, distanceId: number) =>
  tx.selectFrom('entry').where('offer_distance_id', '=', distanceId).select('swimmer_id').distinct().execute()

/** Swimmers with an entry in an event. */
export const swimmersIn = (tx: Tx, eventId: number) =>
  tx.selectFrom('entry').where('event_id', '=', eventId).select('swimmer_id').distinct().execute()

/** Published times of swimmers on individual distances of public events. */
export const listPublishedTimes = (tx: Tx, swimmerIds: readonly number[]) =>
  tx
    .selectFrom('entry')
    .innerJoin('swimmer', 'swimmer.id', 'entry.swimmer_id')
    .innerJoin('result', 'result.entry_id', 'entry.id')
    .innerJoin('result_list as list', 'list.offer_distance_id', 'result.offer_distance_id')
    .innerJoin('offer_distance as distance', 'distance.id', 'result.offer_distance_id')
    .innerJoin('event', 'event.id', 'result.event_id')
    .leftJoin('event_session as session', (join) =>
      join.onRef('session.event_id', '=', 'result.event_id').onRef('session.number', '=', 'distance.session'),
    )
    .where(sql<boolean>`entry.swimmer_id = any(${swimmerIds}::integer[])`)
    .where('list.state', '!=', 'empty')
    .where('result.status', '=', 'finished')
    .where('result.team', 'is', null)
    .where('event.public', '=', true)
    .where('event.event_state', '!=', 'calledOff')
    .select(['swimmer.id as swimmerId', 'swimmer.gender', 'swimmer.country', 'swimmer.region', 'swimmer.dob'])
    .select(['result.event_id as eventId', 'distance.dist_code as distCode', 'event.water_cat as waterCat'])
    .select(['result.id as resultId', 'result.points', 'result.para_group as paraGroup'])
    .select(['session.course_metres as courseMetres', 'result.evsk_rank as evskRank'])
    .select(({ ref }) => [
      ref('event.start_date').$notNull().as('date'),
      ref('result.final_time_cs').$notNull().as('timeCs'),
    ])
    .where('event.start_date', 'is not', null)
    .where('result.final_time_cs', 'is not', null)
    .orderBy('result.id')
    .execute()

export type PublishedTime = Awaited<ReturnType<typeof listPublishedTimes>>[number]

/** What is stored with a published time. */
export interface Marks {
  readonly id: number
  readonly progress: Progress
  readonly rank: NormRank | null
}

/** The results of swimmers, on some distances or on all. */
export interface Refreshed {
  readonly swimmerIds: readonly number[]
  readonly codes: readonly (DistCode | Every)[] | undefined
}

/** Stores what the published times of swimmers are marked with; their other results lose it. */
export async function replaceMarks(tx: Tx, { swimmerIds, codes }: Refreshed, marks: readonly Marks[]) {
  const ids = marks.map(({ id }) => id)
  await sql`update result set progress = null, evsk_rank = null
    from entry join offer_distance as distance on distance.id = entry.offer_distance_id
    where entry.id = result.entry_id and entry.swimmer_id = any(${swimmerIds}::integer[])
      and ${isOn(sql.ref('distance.dist_code'), codes)}
      and (result.progress is not null or result.evsk_rank is not null)
      and result.id <> all(${ids}::integer[])`.execute(tx)
  await sql`update result set progress = new.progress, evsk_rank = new.rank
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as new(id integer, progress jsonb, rank text)
    where result.id = new.id
      and (result.progress, result.evsk_rank) is distinct from (new.progress, new.rank)`.execute(tx)
}

/** Stores the ranks of results. */
export const storeRanks = (tx: Tx, ranks: readonly Omit<Marks, 'progress'>[]) =>
  sql`update result set evsk_rank = new.rank
    from jsonb_to_recordset(${JSON.stringify(ranks)}::jsonb) as new(id integer, rank text)
    where result.id = new.id`.execute(tx)

/** Stores the best results of swimmers in place of those before. */
export const replaceBestResults = (
  tx: Tx,
  { swimmerIds, codes }: Refreshed,
  rows: readonly Insertable<BestResultTable>[],
) =>
  replaceRows(tx, {
    table: 'best_result',
    scope: sql`swimmer_id = any(${swimmerIds}::integer[]) and ${isOn(sql.ref('dist_code'), codes)}`,
    key: ['swimmer_id', 'dist_code', 'season', 'water_cat', 'age_group'],
    rows,
  })

const isOn = (column: RawBuilder<unknown>, codes: Refreshed['codes']) =>
  codes ? sql<boolean>`${column} = any(${codes}::text[])` : sql<boolean>`true`
