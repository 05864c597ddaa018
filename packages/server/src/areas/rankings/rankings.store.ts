/** SQL of rankings: each page is one statement over the best results. */

import { EVERY, type RankingScope } from '@polynya/domain'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

export interface RankingFilter extends RankingScope {
  readonly gender: 1 | 2
  readonly country: string | null
  readonly region: string | null
  readonly paraGroup: string | null
}

/** The rows of a ranking with their places; an index has them in this order. */
const rankedRows = (db: Db, filter: RankingFilter) =>
  db
    .selectFrom('best_result')
    .where('dist_code', '=', filter.distCode)
    .where('best_result.gender', '=', filter.gender)
    .where('season', '=', filter.season)
    .where('best_result.water_cat', '=', filter.waterCat)
    .where('age_group', '=', filter.ageGroup)
    .$if(filter.country !== null, (query) => query.where('best_result.country', '=', filter.country ?? ''))
    .$if(filter.region !== null, (query) => query.where('best_result.region', '=', filter.region))
    .$if(filter.paraGroup !== null, (query) => query.where('para_group', '=', filter.paraGroup))
    .select(['best_result.swimmer_id', 'event_id', 'result_water_cat', 'time_cs', 'points', 'distances'])
    .select(['sort_key', 'season'])
    .select([
      sql<number>`(rank() over (order by sort_key))::integer`.as('place'),
      sql<number>`(row_number() over (order by sort_key, best_result.swimmer_id))::integer`.as('position'),
      sql<number>`(count(*) over ())::integer`.as('total'),
    ])

/** Joins the swimmers and the events of best results. */
const withNames = (db: Db, found: ReturnType<typeof rankedRows>) =>
  db
    .selectFrom(found.as('best'))
    .innerJoin('swimmer', 'swimmer.id', 'best.swimmer_id')
    .leftJoin('event', 'event.id', 'best.event_id')
    .select(['best.swimmer_id', 'result_water_cat', 'time_cs', 'points', 'distances', 'place', 'position'])
    .select('total')
    .select(selectSwimmer)
    .select(EVENT)
    .orderBy('position')

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

export const listRanking = (
  db: Db,
  filter: RankingFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) =>
  withNames(
    db,
    rankedRows(db, filter).orderBy('sort_key').orderBy('best_result.swimmer_id').limit(limit).offset(offset),
  ).execute()

/** Number of swimmers in a ranking, for a page beyond its end. */
export async function countRanking(db: Db, filter: RankingFilter): Promise<number> {
  const { total } = await db
    .selectFrom(rankedRows(db, filter).as('best'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Swimmers of an account in a ranking. */
export const listOwnRanking = (db: Db, filter: RankingFilter, accountId: number) =>
  withNames(db, rankedRows(db, filter)).where('swimmer.account_id', '=', accountId).execute()

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

/** First and last day of the events with published results; null without any. */
export const publishedDates = (db: Db) =>
  db
    .selectFrom('result_list as list')
    .innerJoin('event', 'event.id', 'list.event_id')
    .where('list.state', '!=', 'empty')
    .where('event.public', '=', true)
    .select(({ fn }) => [fn.min('start_date').as('first'), fn.max('start_date').as('last')])
    .executeTakeFirstOrThrow()
