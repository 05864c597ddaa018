/** SQL of waiting lists. */

import { DEFAULT_ENTRY_RULES } from '@polynya/domain'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'
import { fail } from '../../failure.ts'
import { endEntries, selectEntries } from '../places/entries.store.ts'

/** Returns the last position on the waiting list of a distance plus one; its offer is locked. */
export async function nextWaitingPosition(tx: Tx, distanceId: number): Promise<number> {
  const { last } = await tx
    .selectFrom('entry')
    .where('offer_distance_id', '=', distanceId)
    .where('state', '=', 'waitlisted')
    .select(({ fn }) => fn.max('waiting_position').as('last'))
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

/**
 * Returns the entry that has waited longest for a distance, with the account that can order its place: the swimmer's, which may
 * not be the one that registered the swimmer first, for example for a relay team.
 */
export function firstWaiting(tx: Tx, distanceId: number) {
  return tx
    .selectFrom('entry')
    .innerJoin('registration', 'registration.id', 'entry.registration_id')
    .innerJoin('swimmer', 'swimmer.id', 'entry.swimmer_id')
    .where('offer_distance_id', '=', distanceId)
    .where('state', '=', 'waitlisted')
    .selectAll('entry')
    .select(({ fn }) => fn.coalesce('swimmer.account_id', 'registration.account_id').as('account_id'))
    .orderBy('waiting_position')
    .limit(1)
    .executeTakeFirst()
}

/** The position of an entry among those that wait for its distance, from 1. */
const ownPosition = sql<number | null>`case when entry.state = 'waitlisted' then (
  select count(*)::integer from entry as before
  where before.offer_distance_id = entry.offer_distance_id and before.state = 'waitlisted'
    and before.waiting_position <= entry.waiting_position) end`

/** Returns the event of a distance; fails with `event_not_found`. */
export async function getEventOfDistance(db: Db, distanceId: number): Promise<number> {
  const row = await db
    .selectFrom('offer_distance')
    .innerJoin('offer', 'offer.id', 'offer_distance.offer_id')
    .where('offer_distance.id', '=', distanceId)
    .select('event_id')
    .executeTakeFirst()
  return row?.event_id ?? fail('event_not_found')
}

/** Returns an entry with its position on the waiting list. */
export const findWaiting = (tx: Tx, id: number) =>
  selectEntries(tx).where('entry.id', '=', id).select(ownPosition.as('position')).executeTakeFirst()

/** Returns the entries of an account's swimmers that wait, or are offered a place. */
export const listWaiting = (db: Db, accountId: number, now: Date) =>
  selectEntries(db)
    .innerJoin('event', 'event.id', 'entry.event_id')
    .where('swimmer.account_id', '=', accountId)
    .where('entry.order_id', 'is', null)
    .where((is) =>
      is.or([
        is('entry.state', '=', 'waitlisted'),
        is.and([is('entry.state', '=', 'held'), is('entry.hold_until', '>', now)]),
      ]),
    )
    .select(['event.name as event_name', 'event.name_en as event_name_en', ownPosition.as('position')])
    .orderBy('entry.id')
    .execute()

export type WaitingRow = Awaited<ReturnType<typeof listWaiting>>[number]

/** Returns an entry without an order, with the owner of its swimmer and the region of its event. */
export const findUnordered = (db: Db, id: number) =>
  selectEntries(db)
    .innerJoin('event', 'event.id', 'entry.event_id')
    .where('entry.id', '=', id)
    .where('entry.order_id', 'is', null)
    .select(['swimmer.account_id', 'event.region'])
    .executeTakeFirst()

/** Returns an entry with the columns of its event that the offer of a place shows. */
export const getOfferedEntry = (db: Db, id: number) =>
  selectEntries(db)
    .innerJoin('event', 'event.id', 'entry.event_id')
    .where('entry.id', '=', id)
    .select(['event.name as event_name', 'event.name_en as event_name_en', 'event.time_zone'])
    .executeTakeFirstOrThrow()

/** Returns the offers whose distances have waiting lists. */
export const listAwaitedOffers = (db: Db) =>
  db
    .selectFrom('entry')
    .where('state', '=', 'waitlisted')
    .select(['event_id', 'offer_id'])
    .distinct()
    .execute()

/** Ends the entries whose offered place was not ordered in time. */
export const endExpiredOffers = (db: Db, now: Date) =>
  endEntries(db, { state: 'expired', now })
    .where('order_id', 'is', null)
    .where('hold_until', '<=', now)
    .execute()

/** Returns the rules of an event's waiting list, or null if it has none now. */
export async function waitingRules(tx: Tx, eventId: number) {
  const { entry_rules, event_state, reg_end_at, end_date } = await tx
    .selectFrom('event')
    .where('id', '=', eventId)
    .select(['entry_rules', 'event_state', 'reg_end_at', 'end_date'])
    .executeTakeFirstOrThrow()
  const { waiting, waitingUntil } = entry_rules ?? DEFAULT_ENTRY_RULES
  if (!waiting || event_state !== 'planned' || end_date === null) return null
  return {
    offerHours: waiting.offerHours,
    until: waitingUntil === null ? reg_end_at : new Date(waitingUntil),
  }
}
