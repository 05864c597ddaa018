/** SQL of rankings, which are the best results by scope. */

import { EVERY, type RankingScope } from '@polynya/domain'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

export interface RankingFilter extends RankingScope {
  readonly gender: 1 | 2
  readonly country: string | null
  readonly region: string | null
  readonly paraGroup: string | null
}

/** The rows of a ranking; an index has them by `sort_key`. */
const rowsOf = (db: Db, filter: RankingFilter) =>
  db
    .selectFrom('best_result as ranked')
    .where('ranked.dist_code', '=', filter.distCode)
    .where('ranked.gender', '=', filter.gender)
    .where('ranked.season', '=', filter.season)
    .where('ranked.water_cat', '=', filter.waterCat)
    .where('ranked.age_group', '=', filter.ageGroup)
    .$if(filter.country !== null, (query) => query.where('ranked.country', '=', filter.country ?? ''))
    .$if(filter.region !== null, (query) => query.where('ranked.region', '=', filter.region))
    .$if(filter.paraGroup !== null, (query) => query.where('ranked.para_group', '=', filter.paraGroup))

/** Number of rows of a ranking before some of them. */
const countBefore = (db: Db, filter: RankingFilter, condition: Expression<SqlBool>) =>
  rowsOf(db, filter).where(condition).select(sql<number>`count(*)::integer`.as('count')).$asScalar()

const BEST = [
  'best.swimmer_id',
  'best.result_water_cat',
  'best.time_cs',
  'best.points',
  'best.distances',
] as const

/** Columns of a swimmer as rankings show one. */
export const selectSwimmer = [
  'swimmer.iwsaid',
  'swimmer.first_name',
  'swimmer.last_name',
  'swimmer.native_first_name',
  'swimmer.native_patronim',
  'swimmer.native_last_name',
  'swimmer.gender',
  'swimmer.dob',
  'swimmer.country',
  'swimmer.region',
  'swimmer.city',
  'swimmer.club',
] as const

const EVENT = ['event.id as event_id', 'event.name', 'event.name_en', 'event.start_date'] as const

/**
 * A page of a ranking. Places count from the first row of the page: reading a page costs what it skips and shows, however
 * many rows follow.
 */
export const listRanking = (
  db: Db,
  filter: RankingFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) => {
  const first = sql`(select min(sort_key) from best)`
  return db
    .with('best', () =>
      rowsOf(db, filter)
        .selectAll('ranked')
        .orderBy('ranked.sort_key')
        .orderBy('ranked.swimmer_id')
        .limit(limit)
        .offset(offset),
    )
    .selectFrom('best')
    .innerJoin('swimmer', 'swimmer.id', 'best.swimmer_id')
    .leftJoin('event', 'event.id', 'best.event_id')
    .select(BEST)
    .select(
      sql<number>`case when best.sort_key = ${first} then 1 + ${countBefore(db, filter, sql<SqlBool>`ranked.sort_key < ${first}`)}
        else ${offset}::integer + rank() over (order by best.sort_key) end::integer`.as('place'),
    )
    .select(selectSwimmer)
    .select(EVENT)
    .orderBy('best.sort_key')
    .orderBy('best.swimmer_id')
    .execute()
}

/** Number of rows of a ranking. */
export async function countRanking(db: Db, filter: RankingFilter): Promise<number> {
  const { total } = await db
    .selectFrom('ranking_tally')
    .where('dist_code', '=', filter.distCode)
    .where('gender', '=', filter.gender)
    .where('season', '=', filter.season)
    .where('water_cat', '=', filter.waterCat)
    .where('age_group', '=', filter.ageGroup)
    .$if(filter.country !== null, (query) => query.where('country', '=', filter.country ?? ''))
    .$if(filter.region !== null, (query) => query.where('region', '=', filter.region ?? ''))
    .$if(filter.paraGroup !== null, (query) => query.where('para_group', '=', filter.paraGroup ?? ''))
    .select(sql<number>`coalesce(sum(total), 0)::integer`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Swimmers of an account in a ranking with their places, and their positions in its pages. */
export const listOwnRanking = (db: Db, filter: RankingFilter, accountId: number) => {
  const isFaster = sql<SqlBool>`ranked.sort_key < best.sort_key`
  const isBefore = sql<SqlBool>`(ranked.sort_key, ranked.swimmer_id) < (best.sort_key, best.swimmer_id)`
  return db
    .selectFrom(rowsOf(db, filter).selectAll('ranked').as('best'))
    .innerJoin('swimmer', 'swimmer.id', 'best.swimmer_id')
    .leftJoin('event', 'event.id', 'best.event_id')
    .where('swimmer.account_id', '=', accountId)
    .select(BEST)
    .select(sql<number>`1 + ${countBefore(db, filter, isFaster)}`.as('place'))
    .select(sql<number>`1 + ${countBefore(db, filter, isBefore)}`.as('position'))
    .select(selectSwimmer)
    .select(EVENT)
    .orderBy('best.sort_key')
    .orderBy('best.swimmer_id')
    .execute()
}

export type RankingRecord = Awaited<ReturnType<typeof listRanking>>[number]

/** Best results of swimmers on all distances, with the points over distances. */
export const listBests = (db: Db, swimmerIds: readonly number[], season: string) =>
  db
    .selectFrom('best_result')
    .leftJoin('event', 'event.id', 'best_result.event_id')
    .where(sql<boolean>`best_result.swimmer_id = any(${swimmerIds}::integer[])`)
    .where('season', '=', season)
    .where('best_result.water_cat', '=', EVERY)
    .where('age_group', '=', EVERY)
    .select(['best_result.swimmer_id', 'dist_code', 'result_water_cat', 'time_cs', 'points'])
    .select(EVENT)
    .execute()

/** Confirmed swimmers by their IDs. */
export const listCompared = (db: Db, swimmerIds: readonly number[]) =>
  db
    .selectFrom('swimmer')
    .where(sql<boolean>`swimmer.id = any(${swimmerIds}::integer[])`)
    .where('confirmed_at', 'is not', null)
    .select('swimmer.id as swimmer_id')
    .select(selectSwimmer)
    .execute()

/** First and last day of the events with published results; null without any. Reads the events of both ends alone. */
export async function publishedDates(db: Db) {
  const end = (direction: 'asc' | 'desc') =>
    db
      .selectFrom('event')
      .where('public', '=', true)
      .where('start_date', 'is not', null)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('result_list as list')
            .whereRef('list.event_id', '=', 'event.id')
            .where('list.state', '!=', 'empty')
            .select('list.event_id'),
        ),
      )
      .select('start_date')
      .orderBy('start_date', direction)
      .limit(1)
      .$asScalar()
  return db.selectNoFrom([end('asc').as('first'), end('desc').as('last')]).executeTakeFirstOrThrow()
}
