/** SQL of lists of events: first the rows that determine order and filter, then the cards of one page. */

import type { WaterCategory } from '@polynya/contract'
import type { DistCode, Season } from '@polynya/domain'
import { type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type * as z from 'zod/mini'
import type { Db, Schema } from '../../../db/schema.ts'
import type { EventTable } from '../../../db/tables/event.ts'
import type { CardRow, RegistrationRow } from '../record/event-view.ts'

/** Filter of a list of events; an absent field limits nothing. */
export interface EventsFilter {
  readonly public?: boolean | undefined
  /** The regions that the caller administers. */
  readonly regions?: readonly string[] | undefined
  readonly region?: string | undefined
  readonly waterCat?: z.output<typeof WaterCategory> | undefined
  /** The season of the first day. */
  readonly season?: Season | undefined
  /** The earliest last day. */
  readonly endsFrom?: string | undefined
  /** The latest first day. */
  readonly startsTo?: string | undefined
  /** Distances of which an event offers at least one. */
  readonly distances?: readonly DistCode[] | undefined
}

/** The columns of an event that its order and its status depend on. */
export type EventSortRow = RegistrationRow &
  Pick<Selectable<EventTable>, 'id' | 'name' | 'priority' | 'poster' | 'event_state'>

/** Returns every event of a filter, in no particular order. */
export function listSortRows(db: Db, filter: EventsFilter): Promise<EventSortRow[]> {
  return selectMatching(db, filter)
    .select(['id', 'name', 'priority', 'poster', 'event_state', 'time_zone'])
    .select(['start_date', 'end_date', 'reg_start_at', 'reg_end_at'])
    .execute()
}

/** Returns the cards of events in the order of ids, without events that no longer match the filter. */
export async function listCards(db: Db, filter: EventsFilter, ids: readonly number[]): Promise<CardRow[]> {
  if (ids.length === 0) return []
  const rows = await selectMatching(db, filter).where('id', 'in', ids).selectAll('event').execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Returns the cards of every event of a filter. */
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
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('offer')
          .whereRef('event_id', '=', 'event.id')
          .select(['kind', 'offer.reg_start_at as regStartDate', 'offer.reg_end_at as regEndDate'])
          .orderBy('offer.id'),
      ).as('programData'),
    )
}

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
