/** Lists of events, filtered, sorted and paged by one statement. */

import type { EventsQuery, WaterCategory } from '@polynya/contract'
import type { DistCode, RegistrationState, Season } from '@polynya/domain'
import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type * as z from 'zod/mini'
import type { Db, Schema } from '../../../db/schema.ts'
import type { EventTable } from '../../../db/tables/event.ts'
import type { CardRow } from '../record/event-view.ts'

/** Which events a list is of; what is left out limits nothing. */
export interface EventsFilter {
  readonly public?: boolean | undefined
  /** The regions that the caller administers. */
  readonly regions?: readonly string[] | undefined
  readonly region?: string | undefined
  readonly waterCat?: z.output<typeof WaterCategory> | undefined
  /** The season in which they start. */
  readonly season?: Season | undefined
  /** The earliest last day. */
  readonly endsFrom?: string | undefined
  /** The latest first day. */
  readonly startsTo?: string | undefined
  /** Distances of which it offers at least one. */
  readonly distances?: readonly DistCode[] | undefined
}

type Sorting = Pick<z.output<typeof EventsQuery>, 'sort' | 'order'>

export interface EventsPage extends Sorting {
  /** The instant at which the registration state counts. */
  readonly now: Date
  /** Only planned events in this state of registration. */
  readonly status?: RegistrationState | undefined
  /** Only events that have not ended. */
  readonly isUpcoming?: boolean
  readonly limit: number
  readonly offset: number
}

const SORT_COLUMN = {
  startDate: 'start_date',
  name: 'name_key',
  priority: 'priority',
  regEndDate: 'reg_end_at',
} as const satisfies Record<NonNullable<Sorting['sort']>, keyof EventTable>

/** Whether an event has ended on its own calendar; one without dates counts as ended. */
const IS_OVER = sql<boolean>`(event.end_date is null or coalesce(period.state = 'finished', false))`

/**
 * Returns a page of the events of a filter as cards, with the number of all that match. Without a sort key, upcoming
 * events are first, soonest first, then past ones, latest first; events without a key are last in any order.
 */
export async function pageOfEvents(
  db: Db,
  filter: EventsFilter,
  page: EventsPage,
): Promise<{ rows: CardRow[]; total: number }> {
  const rows = await db
    .with('page', () => positions(db, filter, page))
    .selectFrom('page')
    .innerJoin('event', 'event.id', 'page.id')
    .selectAll('event')
    .select(['page.total', (event) => offersOf(event)])
    .orderBy('page.position')
    .execute()
  const [first] = rows
  // A page beyond the last one has no row to bring the total.
  const total = first?.total ?? (page.offset > 0 ? await countEvents(db, filter, page) : 0)
  return { rows, total }
}

/** The ids of a page's events, each with its position and the number of all. */
function positions(db: Db, filter: EventsFilter, page: EventsPage) {
  return selectEvents(db, filter, page)
    .select('event.id')
    .select(sql<number>`row_number() over (order by ${orderOf(page)})::integer`.as('position'))
    .select(sql<number>`count(*) over ()::integer`.as('total'))
    .orderBy('position')
    .limit(page.limit)
    .offset(page.offset)
}

async function countEvents(db: Db, filter: EventsFilter, page: EventsPage): Promise<number> {
  const { total } = await selectEvents(db, filter, page)
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** The events of a filter, each with the period of registration that an instant falls into. */
function selectEvents(db: Db, filter: EventsFilter, { now, status, isUpcoming }: EventsPage) {
  return db
    .selectFrom('event')
    .leftJoin('registration_period as period', (on) =>
      on
        .onRef('period.event_id', '=', 'event.id')
        .on('period.starts_at', '<=', now)
        .on('period.ends_at', '>', now),
    )
    .where((is) => is.and(conditionsOf(is, filter)))
    .$if(isUpcoming === true, (query) => query.where(sql<SqlBool>`not ${IS_OVER}`))
    .$if(status !== undefined, (query) =>
      query.where('event.event_state', '=', 'planned').where('period.state', '=', status ?? null),
    )
}

function orderOf({ sort, order }: Sorting): RawBuilder<unknown> {
  if (sort === undefined && order === undefined) {
    return sql`${IS_OVER}, case when not ${IS_OVER} then event.start_date end asc nulls last,
      event.start_date desc nulls last, case when ${IS_OVER} then -event.id else event.id end`
  }
  const by = sort ?? 'startDate'
  const direction = sql.raw(order ?? (by === 'priority' ? 'desc' : 'asc'))
  const column = sql.ref(`event.${SORT_COLUMN[by]}`)
  const key = by === 'name' ? sql`${column} collate "C"` : column
  return sql`${key} ${direction} nulls last, event.id ${direction}`
}

/** Returns the most important planned event that has not ended, the soonest of equals; those with a poster first. */
export function findMostImportant(db: Db, now: Date): Promise<CardRow | undefined> {
  return selectEvents(db, { public: true }, { now, isUpcoming: true, limit: 1, offset: 0 })
    .where('event.event_state', '=', 'planned')
    .selectAll('event')
    .select((event) => offersOf(event))
    .orderBy(sql`event.poster is null`)
    .orderBy('event.priority', 'desc')
    .orderBy('event.start_date', (start) => start.asc().nullsLast())
    .orderBy('event.id')
    .limit(1)
    .executeTakeFirst()
}

/** The cards of every event of a filter. */
export function listAllCards(db: Db, filter: EventsFilter): Promise<CardRow[]> {
  return selectMatching(db, filter).selectAll('event').execute()
}

/** Returns the public event with a poster that ended last, unless it did not take place. */
export function findLatestWithPoster(db: Db): Promise<CardRow | undefined> {
  return selectMatching(db, { public: true })
    .where('poster', 'is not', null)
    .where('end_date', 'is not', null)
    .where('event_state', '=', 'planned')
    .selectAll('event')
    .orderBy('end_date', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

function selectMatching(db: Db, filter: EventsFilter) {
  return db
    .selectFrom('event')
    .where((is) => is.and(conditionsOf(is, filter)))
    .select((event) => offersOf(event))
}

/** The windows and kinds of an event's offers, which its registration state follows from. */
const offersOf = ({ selectFrom }: ExpressionBuilder<Schema, 'event'>) =>
  jsonArrayFrom(
    selectFrom('offer')
      .whereRef('event_id', '=', 'event.id')
      .select(['kind', 'offer.reg_start_at as regStartDate', 'offer.reg_end_at as regEndDate'])
      .orderBy('offer.id'),
  ).as('programData')

function conditionsOf(is: ExpressionBuilder<Schema, 'event'>, filter: EventsFilter) {
  const { public: isPublic, regions, region, waterCat, season, endsFrom, startsTo, distances } = filter
  return [
    isPublic !== undefined && is('public', '=', isPublic),
    regions !== undefined && sql<SqlBool>`region = any(${regions})`,
    region !== undefined && is('region', '=', region),
    waterCat !== undefined && is('water_cat', '=', waterCat),
    season !== undefined && is.between('start_date', season.from, season.to),
    endsFrom !== undefined && is('end_date', '>=', endsFrom),
    startsTo !== undefined && is('start_date', '<=', startsTo),
    distances !== undefined && is.exists(offering(is, distances)),
  ].filter((condition) => condition !== false)
}

function offering({ selectFrom }: ExpressionBuilder<Schema, 'event'>, distances: readonly DistCode[]) {
  return selectFrom('offer_distance')
    .innerJoin('offer', 'offer.id', 'offer_id')
    .whereRef('event_id', '=', 'event.id')
    .where('dist_code', 'in', distances)
    .select('offer_distance.id')
}
