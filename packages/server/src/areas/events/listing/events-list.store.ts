/** Lists of events, filtered, sorted and paged by one statement. */

import type { EventsQuery, WaterCategory } from '@polynya/contract'
import {
  addDays,
  type DistCode,
  OPEN_STATES,
  PAGE_SIZE,
  type RegistrationState,
  type Season,
  wordsOf,
} from '@polynya/domain'
import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type * as z from 'zod/mini'
import type { Db, Schema } from '../../../db/schema.ts'
import { hasWord } from '../../../db/starts-with.ts'
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
  /** The account that follows it. */
  readonly followedBy?: number | undefined
  /** Distances of which it offers at least one. */
  readonly distances?: readonly DistCode[] | undefined
  /** Starts of words of its name or place. */
  readonly search?: string | undefined
  /** Words of its name or place, each in any of several spellings, by their starts. */
  readonly words?: readonly (readonly string[])[] | undefined
}

type Sorting = Pick<z.output<typeof EventsQuery>, 'sort' | 'order'>

export interface EventsPage extends Sorting {
  /** The instant at which the registration state counts. */
  readonly now: Date
  /** Only planned events in this state of registration. */
  readonly status?: RegistrationState | undefined
  /** Only planned events that can be entered. */
  readonly isOpen?: boolean | undefined
  /** Only events that have not ended, or only those that have. */
  readonly when?: 'upcoming' | 'past' | undefined
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
    .with('page', () => (isSorted(page) ? sortedIds(db, filter, page) : idsByTime(db, filter, page)))
    .selectFrom('page')
    .innerJoin('event', 'event.id', 'page.id')
    .selectAll('event')
    .select([selectTotal(db, filter, page).as('total'), (event) => offersOf(event)])
    .orderBy(isSorted(page) ? orderOf(page) : BY_TIME)
    .limit(page.limit)
    .execute()
  const [first] = rows
  // A page beyond the last one has no row to bring the total.
  const total = first?.total ?? (page.offset > 0 ? await countEvents(db, filter, page) : 0)
  return { rows, total }
}

/**
 * Returns a size that is at least a page's. PostgreSQL plans for a tenth of all rows where the size is a parameter, and
 * then plans again at every execution; few different sizes keep the statements few.
 */
const plannedSize = ({ limit }: EventsPage) =>
  sql.lit([10, 25, 50].find((size) => size >= limit) ?? PAGE_SIZE.max)

const isSorted = ({ sort, order }: Sorting) => sort !== undefined || order !== undefined

function sortedIds(db: Db, filter: EventsFilter, page: EventsPage) {
  return selectEvents(db, filter, page)
    .select(['event.id', sql<boolean>`false`.as('is_over')])
    .orderBy(orderOf(page))
    .limit(plannedSize(page))
    .offset(page.offset)
}

/** Selects what a page may have of upcoming and of past events, which two indexes find without reading the others. */
function idsByTime(db: Db, filter: EventsFilter, page: EventsPage) {
  if (page.when === 'past') return pastIds(db, filter, page).offset(page.offset)
  const ofUpcoming = db.with('upcoming', () =>
    selectEvents(db, filter, { ...page, when: 'upcoming' }).select(['event.id', 'event.start_date']),
  )
  const first = ofUpcoming
    .selectFrom((query) =>
      query
        .selectFrom('upcoming')
        .select(['id', sql<boolean>`false`.as('is_over')])
        .orderBy('start_date', (start) => start.asc().nullsLast())
        .orderBy('id')
        .limit(plannedSize(page))
        .offset(page.offset)
        .as('first'),
    )
    .select(['id', 'is_over'])
  if (page.when === 'upcoming') return first
  const past = pastIds(db, filter, page).offset(
    sql<number>`greatest(0, ${page.offset}::integer - (select count(*)::integer from upcoming))`,
  )
  return first.unionAll(db.selectFrom(past.as('past')).select(['id', 'is_over']))
}

function pastIds(db: Db, filter: EventsFilter, page: EventsPage) {
  return selectEvents(db, filter, { ...page, when: 'past' })
    .select(['event.id', sql<boolean>`true`.as('is_over')])
    .orderBy('event.start_date', (start) => start.desc().nullsLast())
    .orderBy('event.id', 'desc')
    .limit(plannedSize(page))
}

const BY_TIME = sql`page.is_over, case when not page.is_over then event.start_date end asc nulls last,
  event.start_date desc nulls last, case when page.is_over then -event.id else event.id end`

function selectTotal(db: Db, filter: EventsFilter, page: EventsPage) {
  return selectEvents(db, filter, page).select(sql<number>`count(*)::integer`.as('total'))
}

async function countEvents(db: Db, filter: EventsFilter, page: EventsPage): Promise<number> {
  const { total } = await selectTotal(db, filter, page).executeTakeFirstOrThrow()
  return total
}

/** The events of a filter, each with the period of registration that an instant falls into, where a condition is of it. */
function selectEvents(db: Db, filter: EventsFilter, { now, status, isOpen = false, when }: EventsPage) {
  return db
    .selectFrom('event')
    .where((is) => is.and(conditionsOf(is, filter)))
    .$if(status !== undefined || isOpen || when !== undefined, (query) =>
      query.leftJoin('registration_period as period', (on) =>
        on
          .onRef('period.event_id', '=', 'event.id')
          .on('period.starts_at', '<=', now)
          .on('period.ends_at', '>', now),
      ),
    )
    .$if(when === 'upcoming', (query) =>
      // No calendar is more than a day behind UTC. By this condition, an index finds the few events that it may be true of.
      query
        .where('event.end_date', '>=', dayBefore(now))
        .where('event.end_date', '<', sql<string>`'infinity'`)
        .where(sql<SqlBool>`not ${IS_OVER}`),
    )
    .$if(when === 'past', (query) => query.where(IS_OVER))
    .$if(status !== undefined, (query) =>
      query.where('event.event_state', '=', 'planned').where(sql.ref('period.state'), '=', status ?? null),
    )
    .$if(isOpen, (query) =>
      query
        .where('event.event_state', '=', 'planned')
        .where(sql<SqlBool>`period.state = any(${OPEN_STATES})`),
    )
}

const dayBefore = (at: Date) => addDays(at.toISOString().slice(0, 10), -1)

function orderOf({ sort, order }: Sorting): RawBuilder<unknown> {
  const by = sort ?? 'startDate'
  const direction = sql.raw(order ?? (by === 'priority' ? 'desc' : 'asc'))
  return sql`${sql.ref(`event.${SORT_COLUMN[by]}`)} ${direction} nulls last, event.id ${direction}`
}

/** Returns the most important planned event that has not ended, the soonest of equals; those with a poster first. */
export function findMostImportant(db: Db, now: Date): Promise<CardRow | undefined> {
  return selectEvents(db, { public: true }, { now, when: 'upcoming', limit: 1, offset: 0 })
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

/** Returns the months in which the events of a filter start, in order, each with their number and regions. */
export function countByMonth(db: Db, filter: EventsFilter) {
  return db
    .selectFrom('event')
    .where((is) => is.and(conditionsOf(is, filter)))
    .where('start_date', 'is not', null)
    .select([
      sql<string>`left(start_date::text, 7)`.as('month'),
      sql<number>`count(*)::integer`.as('count'),
      sql<string[]>`array_remove(array_agg(distinct region), null)`.as('regions'),
    ])
    .groupBy('month')
    .orderBy('month')
    .execute()
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
  const {
    public: isPublic,
    regions,
    region,
    waterCat,
    season,
    endsFrom,
    startsTo,
    followedBy,
    distances,
    search,
    words = [],
  } = filter
  return [
    isPublic !== undefined && sql<SqlBool>`public is ${sql.lit(isPublic)}`,
    regions !== undefined && sql<SqlBool>`region = any(${regions})`,
    region !== undefined && is('region', '=', region),
    waterCat !== undefined && is('water_cat', '=', waterCat),
    season !== undefined && is.between('start_date', season.from, season.to),
    endsFrom !== undefined && is('end_date', '>=', endsFrom),
    startsTo !== undefined && is('start_date', '<=', startsTo),
    followedBy !== undefined && is.exists(followOf(is, followedBy)),
    distances !== undefined && is.exists(offering(is, distances)),
    ...wordsOf(search ?? '').map((word) => sql<SqlBool>`strpos(search_key, ${` ${word}`}) > 0`),
    ...words.map((spellings) => hasWord('event.search_key', spellings)),
  ].filter((condition) => condition !== false)
}

const followOf = ({ selectFrom }: ExpressionBuilder<Schema, 'event'>, accountId: number) =>
  selectFrom('event_follow')
    .whereRef('event_id', '=', 'event.id')
    .where('event_follow.account_id', '=', accountId)
    .select('event_id')

function offering({ selectFrom }: ExpressionBuilder<Schema, 'event'>, distances: readonly DistCode[]) {
  return selectFrom('offer_distance')
    .innerJoin('offer', 'offer.id', 'offer_id')
    .whereRef('event_id', '=', 'event.id')
    .where('dist_code', 'in', distances)
    .select('offer_distance.id')
}
