/** SQL of entries across orders: what swimmers have in an event, and who waits. */

import type { DistCode, EntryState } from '@polynya/domain'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'
import type { OrderTerms } from '../../db/tables/entry-order.ts'

/** An entry that takes a place or waits for one. */
export interface ActiveEntry {
  readonly id: number
  readonly swimmer_id: number
  readonly offer_id: number
  readonly offer_distance_id: number
  readonly order_id: number | null
  readonly state: EntryState
  readonly dist_code: DistCode
  readonly kind: 'individual' | 'relay'
}

interface Of {
  readonly eventId: number
  readonly swimmerIds: readonly number[]
  readonly now: Date
}

/** Returns the active entries of swimmers in an event, without expired holds. */
export function listActiveEntries(db: Db, { eventId, swimmerIds, now }: Of): Promise<ActiveEntry[]> {
  if (swimmerIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('entry')
    .innerJoin('offer_distance', 'offer_distance.id', 'entry.offer_distance_id')
    .innerJoin('offer', 'offer.id', 'entry.offer_id')
    .where('entry.event_id', '=', eventId)
    .where('entry.swimmer_id', 'in', swimmerIds)
    .where((is) =>
      is.or([
        is('state', 'in', ['confirmed', 'waitlisted']),
        is.and([is('state', '=', 'held'), is('hold_until', '>', now)]),
      ]),
    )
    .select(['entry.id', 'entry.swimmer_id', 'entry.offer_id', 'entry.offer_distance_id', 'entry.order_id'])
    .select(['entry.state', 'offer_distance.dist_code', 'offer.kind'])
    .execute()
}

/** A paid distance with the order that charged it. */
export interface PaidEntry {
  readonly swimmer_id: number
  readonly offer_id: number
  readonly order_id: number
  readonly terms: OrderTerms
  readonly placed_on: string
  readonly on_spot: boolean
}

/** Paid distances of swimmers in an event. */
export function listPaidEntries(
  db: Db,
  { eventId, swimmerIds }: Pick<Of, 'eventId' | 'swimmerIds'>,
): Promise<PaidEntry[]> {
  if (swimmerIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('entry')
    .innerJoin('entry_order', 'entry_order.id', 'entry.order_id')
    .where('entry.event_id', '=', eventId)
    .where('entry.swimmer_id', 'in', swimmerIds)
    .where('entry.state', '=', 'confirmed')
    .select(['entry.swimmer_id', 'entry.offer_id', 'entry_order.id as order_id', 'entry_order.terms'])
    .select(['entry_order.placed_on', 'entry_order.on_spot'])
    .execute()
}

/** The next place on the waiting list of a distance; its offer is locked. */
export async function nextWaitingPosition(tx: Tx, distanceId: number): Promise<number> {
  const { last } = await tx
    .selectFrom('entry')
    .where('offer_distance_id', '=', distanceId)
    .where('state', '=', 'waitlisted')
    .select(({ fn }) => fn.max('waiting_position').as('last'))
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

/** Returns the entry that has waited longest for a distance. */
export function firstWaiting(tx: Tx, distanceId: number) {
  return tx
    .selectFrom('entry')
    .innerJoin('registration', 'registration.id', 'entry.registration_id')
    .where('offer_distance_id', '=', distanceId)
    .where('state', '=', 'waitlisted')
    .selectAll('entry')
    .select('registration.account_id')
    .orderBy('waiting_position')
    .limit(1)
    .executeTakeFirst()
}

/** How many wait before an entry on the list of its distance, and itself. */
export const ownPosition = sql<number | null>`case when entry.state = 'waitlisted' then (
  select count(*)::integer from entry as before
  where before.offer_distance_id = entry.offer_distance_id and before.state = 'waitlisted'
    and before.waiting_position <= entry.waiting_position) end`
