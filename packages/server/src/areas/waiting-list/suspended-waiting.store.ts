/** SQL of the waiting lists of cancelled events: they end, and are restored if the event takes place after all. */

import { type ExpressionBuilder, sql } from 'kysely'
import type { Db, Schema, Tx } from '../../db/schema.ts'
import { ACTIVE, endEntries, insertEntries, moveTeam } from '../places/entries.store.ts'
import { lockPlaces } from '../places/places.store.ts'
import { nextWaitingPosition } from './waiting-list.store.ts'

/**
 * Ends the waiting lists of an event and stores their order. Swimmers who are offered a place precede those who wait: they
 * have waited longest, and cannot order it now.
 */
export async function suspendWaiting(tx: Tx, eventId: number, now: Date) {
  await sql`update entry set called_off_position = ordered.position
    from (
      select id, row_number() over (
        partition by offer_distance_id order by waiting_position nulls first, offered_at, id
      ) as position
      from entry
      where event_id = ${eventId}
        and (state = 'waitlisted' or (state = 'held' and order_id is null and hold_until > ${now}))
    ) as ordered
    where entry.id = ordered.id`.execute(tx)
  await endEntries(tx, { state: 'cancelled', now })
    .where('event_id', '=', eventId)
    .where('called_off_position', 'is not', null)
    .execute()
}

/** Whether an entry waited for a place when its event was called off, and may wait for it again. */
export const isSuspended = (is: ExpressionBuilder<Schema, 'entry'>) =>
  is.and([
    is('entry.state', '=', 'cancelled'),
    is('entry.called_off_position', 'is not', null),
    is.not(
      is.exists(
        is
          .selectFrom('entry as active')
          .whereRef('active.offer_distance_id', '=', 'entry.offer_distance_id')
          .whereRef('active.swimmer_id', '=', 'entry.swimmer_id')
          .where('active.state', 'in', ACTIVE)
          .select('active.id'),
      ),
    ),
  ])

/** Restores the waiting lists of an event by new entries, because ended ones are final. Returns their number. */
export async function resumeWaiting(tx: Tx, eventId: number, now: Date): Promise<number> {
  const ended = await listSuspended(tx, eventId)
  await lockPlaces(
    tx,
    ended.map(({ offer_id }) => offer_id),
    now,
  )
  for (const { id, ...entry } of ended) {
    const position = await nextWaitingPosition(tx, entry.offer_distance_id)
    const waiting = { waiting_position: position, hold_until: null, offered_at: null } as const
    const row = { ...entry, ...waiting, state: 'waitlisted', order_id: null, updated_at: now } as const
    const [restored = 0] = await insertEntries(tx, [row])
    await moveTeam(tx, { from: id, to: restored })
  }
  await tx
    .updateTable('entry')
    .set({ called_off_position: null })
    .where('event_id', '=', eventId)
    .where('called_off_position', 'is not', null)
    .execute()
  return ended.length
}

/** Merged profiles of one swimmer may both have waited: the first of them waits again. */
const listSuspended = async (db: Db, eventId: number) => {
  const rows = await db
    .selectFrom('entry')
    .innerJoin('registration', 'registration.id', 'entry.registration_id')
    .innerJoin('account', 'account.id', 'registration.account_id')
    .where('entry.event_id', '=', eventId)
    .where('account.deleted_at', 'is', null)
    .where((is) => isSuspended(is))
    .select(['entry.id', 'registration_id', 'entry.event_id', 'entry.swimmer_id', 'offer_id'])
    .select(['offer_distance_id', 'division', 'seed_time_cs', 'on_spot', 'entry.created_at'])
    .orderBy('offer_distance_id')
    .orderBy('called_off_position')
    .orderBy('entry.id')
    .execute()
  const first = new Map(
    rows.toReversed().map((row) => [`${row.offer_distance_id}:${row.swimmer_id}`, row.id] as const),
  )
  return rows.filter((row) => first.get(`${row.offer_distance_id}:${row.swimmer_id}`) === row.id)
}
