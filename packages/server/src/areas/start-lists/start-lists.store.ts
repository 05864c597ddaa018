/** Start lists of distances, and the places in them. */

import { type Lanes, type StartPlace, startsTogether } from '@polynya/domain'
import { type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'
import type { EventTable } from '../../db/tables/event.ts'
import type { StartListTable } from '../../db/tables/start-list.ts'
import { selectEntered } from './entered.store.ts'

const LISTED_EVENT = ['id', 'list_settings', 'age_groups', 'time_zone'] as const

/** The columns of an event that determine its lists. */
export type ListedEvent = Pick<Selectable<EventTable>, (typeof LISTED_EVENT)[number]>

export const getListedEvent = (db: Db, id: number): Promise<ListedEvent> =>
  db.selectFrom('event').where('id', '=', id).select(LISTED_EVENT).executeTakeFirstOrThrow()

/** The distances of an event in the order of its programme, with their start lists as far as there are any. */
export function listDistances(db: Db, eventId: number) {
  return db
    .selectFrom('offer_distance as distance')
    .innerJoin('offer', 'offer.id', 'distance.offer_id')
    .leftJoin('start_list as list', 'list.offer_distance_id', 'distance.id')
    .leftJoin('event_session', (join) =>
      join
        .onRef('event_session.event_id', '=', 'offer.event_id')
        .onRef('event_session.number', '=', 'distance.session'),
    )
    .where('offer.event_id', '=', eventId)
    .select(['distance.id', 'dist_code', 'gender', 'session', 'divisions'])
    .select(['distance.list_rules', 'event_session.list_rules as session_rules'])
    .select(['event_session.date as session_date', 'event_session.start_time as session_time'])
    .select('distance_order')
    .select(['starts_at', 'locked_at', 'published_at', 'list.version', 'list.updated_at'])
    .orderBy('session')
    .orderBy('offer.position')
    .orderBy('offer.id')
    .orderBy('distance.position')
    .orderBy('distance.id')
    .execute()
}

export type DistanceRow = Awaited<ReturnType<typeof listDistances>>[number]

/** By distance: confirmed entries, those of them that are placed or scratched, and heats. */
export function countStarters(db: Db, eventId: number) {
  return db
    .selectFrom('entry')
    .leftJoin('start_place as place', 'place.entry_id', 'entry.id')
    .where('entry.event_id', '=', eventId)
    .where('entry.state', '=', 'confirmed')
    .groupBy('entry.offer_distance_id')
    .select(['entry.offer_distance_id as distance_id'])
    .select(({ fn }) => [
      fn.countAll<number>().as('entries'),
      fn.count<number>('place.id').as('placed'),
      fn.max<number | null>('place.heat').as('heats'),
    ])
    .execute()
}

/**
 * The lowest and the highest lane that the start lists of an event use, or null if there are none. Lanes of a mass start
 * are competition numbers and do not count.
 */
export async function seededLanes(db: Db, eventId: number): Promise<Lanes | null> {
  const rows = await db
    .selectFrom('start_place as place')
    .innerJoin('offer_distance as distance', 'distance.id', 'place.offer_distance_id')
    .innerJoin('offer', 'offer.id', 'distance.offer_id')
    .where('offer.event_id', '=', eventId)
    .where('place.lane', 'is not', null)
    .select('lane')
    .select('dist_code')
    .distinct()
    .execute()
  const lanes = rows.flatMap(({ lane, dist_code }) =>
    lane === null || startsTogether(dist_code) ? [] : [lane],
  )
  return lanes.length === 0 ? null : { first: Math.min(...lanes), last: Math.max(...lanes) }
}

/** Confirmed entries of distances with their places, in the order of heats and lanes. */
export function listStarters(db: Db, distanceIds: readonly number[]) {
  return selectEntered(db)
    .leftJoin('start_place as place', 'place.entry_id', 'entry.id')
    .where(sql<boolean>`entry.offer_distance_id = any(${distanceIds}::integer[])`)
    .where('entry.state', '=', 'confirmed')
    .select(['heat', 'lane', 'scratched_at'])
    .orderBy('heat')
    .orderBy('lane')
    .orderBy('entry.id')
    .execute()
}

export type StarterRow = Awaited<ReturnType<typeof listStarters>>[number]

/** The list of a distance, locked for the rest of the transaction. */
export function lockList(tx: Tx, distanceId: number) {
  return tx
    .selectFrom('start_list')
    .where('offer_distance_id', '=', distanceId)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
}

export type ListRow = NonNullable<Awaited<ReturnType<typeof lockList>>>

/** The same, made where there is none. */
export async function openList(tx: Tx, { eventId, distanceId, at }: NewList): Promise<ListRow> {
  await tx
    .insertInto('start_list')
    .values({
      offer_distance_id: distanceId,
      event_id: eventId,
      starts_at: null,
      locked_at: null,
      updated_at: at,
    })
    .onConflict((known) => known.column('offer_distance_id').doNothing())
    .execute()
  return (await lockList(tx, distanceId)) as ListRow
}

interface NewList {
  readonly eventId: number
  readonly distanceId: number
  readonly at: Date
}

/** Whether a starter has no lane yet: it entered late, or its scratch was undone. */
export const isLate = ({ heat, scratched_at }: Pick<StarterRow, 'heat' | 'scratched_at'>): boolean =>
  heat === null && scratched_at === null

/** The places of starters, in the order of heats and lanes. */
export const placesOf = (starters: readonly StarterRow[]): StartPlace[] =>
  starters.flatMap(({ entry_id: entryId, heat, lane }) =>
    heat === null || lane === null ? [] : [{ entryId, heat, lane }],
  )

/** Replaces the places of a list; scratched starters stay scratched, with or without a place. */
export async function replacePlaces(tx: Tx, distanceId: number, places: readonly StartPlace[]) {
  const before = await tx
    .deleteFrom('start_place')
    .where('offer_distance_id', '=', distanceId)
    .returning(['entry_id', 'scratched_at'])
    .execute()
  const scratched = new Map(
    before.flatMap(({ entry_id, scratched_at }) => (scratched_at ? [[entry_id, scratched_at] as const] : [])),
  )
  const placed = new Set(places.map(({ entryId }) => entryId))
  const without = [...scratched.keys()].filter((entryId) => !placed.has(entryId))
  const rows = [...places, ...without.map((entryId) => ({ entryId, heat: null, lane: null }))].map(
    ({ entryId, heat, lane }) => ({
      offer_distance_id: distanceId,
      entry_id: entryId,
      heat,
      lane,
      scratched_at: scratched.get(entryId) ?? null,
    }),
  )
  if (rows.length > 0) await tx.insertInto('start_place').values(rows).execute()
}

/** Scratches a starter. */
export async function scratch(tx: Tx, entryId: number, at: Date) {
  await tx.updateTable('start_place').set({ scratched_at: at }).where('entry_id', '=', entryId).execute()
}

/** Lets a scratched starter start again: in its lane, or as a late entry where it has none. */
export async function restore(tx: Tx, entryId: number) {
  await tx.deleteFrom('start_place').where('entry_id', '=', entryId).where('heat', 'is', null).execute()
  await tx.updateTable('start_place').set({ scratched_at: null }).where('entry_id', '=', entryId).execute()
}

/** Increments the version of a list; the database counts, so that no concurrent change is lost. */
export async function touchList(
  tx: Tx,
  distanceId: number,
  set: Pick<Updateable<StartListTable>, 'starts_at' | 'locked_at' | 'published_at'> & {
    readonly updated_at: Date
  },
) {
  await tx
    .updateTable('start_list')
    .set(({ eb }) => ({ ...set, version: eb('version', '+', 1) }))
    .where('offer_distance_id', '=', distanceId)
    .execute()
}
