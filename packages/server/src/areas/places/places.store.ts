/**
 * Places of an event, counted only here. A place is taken by a confirmed entry, and by a held one until its hold
 * expires. Places are never oversold, because every caller counts while holding the lock of the offer.
 */

import type { DistCode, Gender } from '@polynya/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'
import { endEntries } from './entries.store.ts'

/** A distance with its places and those of its offer; null is no limit. */
export interface PlacesRow {
  readonly eventId: number
  readonly distanceId: number
  readonly offerId: number
  readonly distCode: DistCode
  readonly gender: Gender
  readonly slotLimit: number | null
  readonly reserved: number
  readonly taken: number
  readonly waiting: number
  readonly offerLimit: number | null
  readonly offerReserved: number
  readonly offerTaken: number
}

/** Counts the places of an event without a lock: to show them, and to refuse orders for full distances early. */
export function countPlaces(db: Db, eventId: number, now: Date): Promise<PlacesRow[]> {
  return selectPlaces(db, sql`o.event_id = ${eventId}`, now)
}

/** Counts the places of an event that is open for entries now; returns none for any other event. */
export function countOpenPlaces(db: Db, eventId: number, now: Date): Promise<PlacesRow[]> {
  return selectPlaces(db, sql`o.event_id = ${eventId} and ${isOpen(now)}`, now)
}

/** Counts the places of all events that are open for entries now. */
export const countAllOpenPlaces = (db: Db, now: Date): Promise<PlacesRow[]> =>
  selectPlaces(db, isOpen(now), now)

const isOpen = (now: Date) => sql`exists (select from event where event.id = o.event_id
  and event.public and event.event_state = 'planned' and event.reg_start_at <= ${now} and event.reg_end_at > ${now})`

/**
 * Locks offers in one order, which prevents deadlocks, and counts the places of their distances; expired holds end.
 */
export async function lockPlaces(tx: Tx, offerIds: readonly number[], now: Date): Promise<PlacesRow[]> {
  const ids = [...new Set(offerIds)]
  if (ids.length === 0) return []
  await tx.selectFrom('offer').where('id', 'in', ids).select('id').orderBy('id').forUpdate().execute()
  const ended = endEntries(tx, { state: 'expired', now })
    .where('offer_id', 'in', ids)
    .where('hold_until', '<=', now)
  const first = sql`with ended as (${ended})`
  return selectPlaces(tx, sql`o.id = any(${ids}::integer[])`, now, first)
}

/** Counts the places of the selected offers; `first` is a statement to execute in the same round trip. */
async function selectPlaces(
  db: Db,
  which: RawBuilder<unknown>,
  now: Date,
  first: RawBuilder<unknown> = sql``,
): Promise<PlacesRow[]> {
  const { rows } = await sql<PlacesRow>`${first}
    select o.event_id as "eventId", d.id as "distanceId", d.offer_id as "offerId", d.dist_code as "distCode", d.gender,
      d.slot_limit as "slotLimit", d.reserved, e.taken, e.waiting, o.slot_limit as "offerLimit",
      o.reserved as "offerReserved", (sum(e.taken) over (partition by o.id))::integer as "offerTaken"
    from offer as o join offer_distance as d on d.offer_id = o.id
      cross join lateral (
        select count(*) filter (where state <> 'waitlisted')::integer as taken,
          count(*) filter (where state = 'waitlisted')::integer as waiting
        from entry
        where offer_distance_id = d.id and state in ('held', 'confirmed', 'waitlisted')
          and (state <> 'held' or hold_until > ${now})
      ) as e
    where ${which}
    order by d.id`.execute(db)
  return rows
}
