/** SQL of series of events and their standings. */

import { RECORD_RULES, type SeriesStanding } from '@polynya/domain'
import { type Insertable, type Selectable, sql } from 'kysely'
import { replaceRows } from '../../db/replace-rows.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { SeriesTable } from '../../db/tables/series.ts'
import { Failure } from '../../failure.ts'
import { selectSwimmer } from '../rankings/rankings.store.ts'

export type SeriesData = Selectable<SeriesTable>

/** Locks a series until the end of the transaction: its standings are computed one after another. */
export const lockSeries = (tx: Tx, id: number): Promise<SeriesData> =>
  tx
    .selectFrom('series')
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow(() => new Failure('series_not_found'))

export const getSeries = (db: Db, id: number): Promise<SeriesData> =>
  db
    .selectFrom('series')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow(() => new Failure('series_not_found'))

interface SeriesFilter {
  readonly season: string | null
  readonly sort: 'season' | 'name'
  readonly order: 'asc' | 'desc'
  readonly limit: number
  readonly offset: number
}

export const listSeries = (db: Db, { season, sort, order, limit, offset }: SeriesFilter) =>
  db
    .selectFrom('series')
    .$if(season !== null, (query) => query.where('season', '=', season ?? ''))
    .selectAll()
    .select(sql<number>`(count(*) over ())::integer`.as('total'))
    .orderBy(sort, order)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()

/** The stages of series by date; those that are not public only on request. */
export const listStages = (db: Db, seriesIds: readonly number[], { all }: { readonly all: boolean }) =>
  db
    .selectFrom('series_stage as stage')
    .innerJoin('event', 'event.id', 'stage.event_id')
    .where(sql<boolean>`stage.series_id = any(${seriesIds}::integer[])`)
    .$if(!all, (query) => query.where('event.public', '=', true))
    .select(['stage.series_id', 'event.id as eventId', 'event.name', 'event.name_en as nameEn'])
    .select(['event.start_date as startDate', 'event.end_date as endDate'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('result_list as list')
          .whereRef('list.event_id', '=', 'event.id')
          .where('list.state', '!=', 'empty')
          .select('list.event_id'),
      )
        .$castTo<boolean>()
        .as('hasResults'),
    )
    .orderBy('event.start_date')
    .orderBy('event.id')
    .execute()

export type StageRow = Awaited<ReturnType<typeof listStages>>[number]

export async function insertSeries(tx: Tx, row: Insertable<SeriesTable>): Promise<number> {
  const { id } = await tx.insertInto('series').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateSeries(tx: Tx, id: number, row: Insertable<SeriesTable>) {
  await tx
    .updateTable('series')
    .set(({ eb }) => ({ ...row, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function deleteSeries(tx: Tx, id: number) {
  await tx.deleteFrom('series').where('id', '=', id).execute()
}

export async function replaceStages(tx: Tx, id: number, eventIds: readonly number[]) {
  await tx.deleteFrom('series_stage').where('series_id', '=', id).execute()
  await tx
    .insertInto('series_stage')
    .values(eventIds.map((event_id) => ({ series_id: id, event_id })))
    .execute()
}

/** Returns the first days of events by their IDs; null is none yet. */
export async function startDates(
  tx: Tx,
  eventIds: readonly number[],
): Promise<ReadonlyMap<number, string | null>> {
  const events = await tx
    .selectFrom('event')
    .where('id', 'in', [...eventIds])
    .select(['id', 'start_date'])
    .execute()
  return new Map(events.map(({ id, start_date }) => [id, start_date]))
}

/** Series of which one of the events is a stage, in the order in which they are locked. */
export const seriesOfEvents = (tx: Tx, eventIds: readonly number[]) =>
  tx
    .selectFrom('series_stage')
    .where(sql<boolean>`event_id = any(${eventIds}::integer[])`)
    .select('series_id as id')
    .distinct()
    .orderBy('series_id')
    .execute()

/** Returns the seasons of the series of which an event is a stage. */
export async function seasonsOfStage(tx: Tx, eventId: number): Promise<string[]> {
  const series = await tx
    .selectFrom('series_stage as stage')
    .innerJoin('series', 'series.id', 'stage.series_id')
    .where('stage.event_id', '=', eventId)
    .select('series.season')
    .execute()
  return series.map(({ season }) => season)
}

/** The events with a result of a swimmer. */
export const eventsOfSwimmer = (tx: Tx, swimmerId: number) =>
  tx
    .selectFrom('result')
    .innerJoin('entry', 'entry.id', 'result.entry_id')
    .where('entry.swimmer_id', '=', swimmerId)
    .select('result.event_id as id')
    .distinct()
    .execute()

/** Published times of swimmers at the stages of a series, in the divisions that count for records. */
export const listStarts = (tx: Tx, seriesId: number) =>
  tx
    .selectFrom('series_stage as stage')
    .innerJoin('event', 'event.id', 'stage.event_id')
    .innerJoin('result', 'result.event_id', 'event.id')
    .innerJoin('result_list as list', 'list.offer_distance_id', 'result.offer_distance_id')
    .innerJoin('offer_distance as distance', 'distance.id', 'result.offer_distance_id')
    .innerJoin('entry', 'entry.id', 'result.entry_id')
    .innerJoin('swimmer', 'swimmer.id', 'entry.swimmer_id')
    .where('stage.series_id', '=', seriesId)
    .where('event.public', '=', true)
    .where('event.event_state', '!=', 'calledOff')
    .where('list.state', '!=', 'empty')
    .where('result.status', '=', 'finished')
    .where('result.team', 'is', null)
    .where('result.final_time_cs', 'is not', null)
    .where((is) =>
      is.or([is('result.division', 'is', null), is('result.division', 'in', [...RECORD_RULES.divisions])]),
    )
    .select(['event.id as eventId', 'distance.dist_code as distCode', 'result.points'])
    .select(['swimmer.id as swimmerId', 'swimmer.gender', 'swimmer.dob'])
    .select(({ ref }) => ref('result.final_time_cs').$notNull().as('timeCs'))
    .execute()

/** Stores the standings of a series in place of those before. */
export const replaceStandings = (tx: Tx, seriesId: number, standings: readonly SeriesStanding[]) =>
  replaceRows(tx, {
    table: 'series_standing',
    scope: sql`series_id = ${seriesId}`,
    key: ['series_id', 'gender', 'age_group', 'swimmer_id'],
    rows: standings.map(({ ageGroup, swimmerId, ...row }) => ({
      ...row,
      series_id: seriesId,
      age_group: ageGroup,
      swimmer_id: swimmerId,
    })),
  })

/** All stored standings of a series. */
export const listAllStandings = (tx: Tx, seriesId: number): Promise<SeriesStanding[]> =>
  tx
    .selectFrom('series_standing')
    .where('series_id', '=', seriesId)
    .select(['gender', 'age_group as ageGroup', 'swimmer_id as swimmerId', 'place', 'score', 'stages'])
    .execute()

interface StandingFilter {
  readonly seriesId: number
  readonly gender: 1 | 2
  readonly ageGroup: string
  readonly order: 'asc' | 'desc'
  readonly limit: number
  readonly offset: number
}

/** A page of a standing by place. */
export const listStandings = (db: Db, { seriesId, gender, ageGroup, order, limit, offset }: StandingFilter) =>
  db
    .selectFrom('series_standing as standing')
    .innerJoin('swimmer', 'swimmer.id', 'standing.swimmer_id')
    .where('standing.series_id', '=', seriesId)
    .where('standing.gender', '=', gender)
    .where('standing.age_group', '=', ageGroup)
    .select(['standing.place', 'standing.score', 'standing.stages', 'swimmer.id as swimmer_id'])
    .select(selectSwimmer)
    .select(sql<number>`(count(*) over ())::integer`.as('total'))
    .orderBy('standing.place', order)
    .orderBy('standing.swimmer_id')
    .limit(limit)
    .offset(offset)
    .execute()
