/** Confirms entries, which makes their places permanent. */

import type { Tx } from '../../db/schema.ts'
import {
  type EntryRow,
  giveNumbers,
  heldOf,
  insertEntries,
  listEntriesOf,
  type OrderRow,
  registrationsOf,
  updateEntries,
  updateOrder,
} from '../orders/orders.store.ts'
import { lockPlaces, Stock } from './places.store.ts'

const placeOf = ({ offer_distance_id, swimmer_id }: EntryRow) => `${offer_distance_id}:${swimmer_id}`

/** Returns the entries of an order to confirm: held ones and expired ones, each place once. */
export async function entriesToConfirm(tx: Tx, orderId: number): Promise<EntryRow[]> {
  const newest = new Map((await listEntriesOf(tx, orderId)).map((entry) => [placeOf(entry), entry]))
  return [...newest.values()].filter(({ state }) => state === 'held' || state === 'expired')
}

/** A payer takes precedence over the waiting list, and may take a reserved place. */
const PAID = { reserved: true, ahead: false } as const

export interface Confirming {
  readonly order: Pick<OrderRow, 'id' | 'event_id'>
  /** Entries that are held, or whose hold is over. */
  readonly entries: readonly EntryRow[]
  readonly now: Date
}

export interface Confirmed {
  readonly confirmed: readonly EntryRow[]
  /** Entries whose place has been taken by another swimmer. */
  readonly lost: readonly EntryRow[]
}

/**
 * Confirms the entries of an order whose row is locked: entries with a valid hold, and expired ones whose place is
 * still free. Counts the places while holding the lock under which they are taken.
 */
export async function confirmEntries(tx: Tx, { order, entries, now }: Confirming): Promise<Confirmed> {
  if (entries.length === 0) return { confirmed: [], lost: [] }
  const stock = new Stock(
    await lockPlaces(
      tx,
      entries.map(({ offer_id }) => offer_id),
      now,
    ),
  )
  // Read again while holding the lock: a concurrent count may have ended a hold and taken its place.
  const still = await heldOf(
    tx,
    entries.map(({ id }) => id),
  )
  const isHeld = ({ id, hold_until }: EntryRow) => still.has(id) && hold_until !== null && hold_until > now
  const held = entries.filter(isHeld)
  const lapsed = entries.filter((entry) => !isHeld(entry))
  const taken = await takenElsewhere(tx, lapsed)
  const regained = lapsed.filter(
    (entry) => !taken.has(placeOf(entry)) && stock.take(entry.offer_distance_id, PAID),
  )
  const set = { state: 'confirmed', hold_until: null, updated_at: now } as const
  await updateEntries(
    tx,
    held.map(({ id }) => id),
    set,
  )
  const renewed = await renewEntries(tx, regained, now)
  const confirmed = [...held, ...regained]
  const participants = await registrationsOf(tx, [...held.map(({ id }) => id), ...renewed])
  await giveNumbers(tx, order.event_id, participants)
  return { confirmed, lost: lapsed.filter((entry) => !regained.includes(entry)) }
}

/** An expired entry is final: a payer who receives the place nevertheless gets a new entry, with the same team. */
async function renewEntries(tx: Tx, entries: readonly EntryRow[], now: Date): Promise<number[]> {
  const ids = await insertEntries(
    tx,
    entries.map((entry) => ({
      registration_id: entry.registration_id,
      event_id: entry.event_id,
      swimmer_id: entry.swimmer_id,
      offer_id: entry.offer_id,
      offer_distance_id: entry.offer_distance_id,
      order_id: entry.order_id,
      state: 'confirmed' as const,
      division: entry.division,
      seed_time_cs: entry.seed_time_cs,
      on_spot: entry.on_spot,
      hold_until: null,
      waiting_position: null,
      offered_at: null,
      created_at: now,
      updated_at: now,
    })),
  )
  for (const [index, { id }] of entries.entries()) {
    const entry_id = ids[index]
    if (entry_id !== undefined)
      await tx.updateTable('team').set({ entry_id }).where('entry_id', '=', id).execute()
  }
  return ids
}

/** Returns the distances that a swimmer has entered again since then: `distance:swimmer`. */
async function takenElsewhere(tx: Tx, entries: readonly EntryRow[]): Promise<Set<string>> {
  if (entries.length === 0) return new Set()
  const rows = await tx
    .selectFrom('entry')
    .where(
      'event_id',
      'in',
      entries.map(({ event_id }) => event_id),
    )
    .where(
      'swimmer_id',
      'in',
      entries.map(({ swimmer_id }) => swimmer_id),
    )
    .where('state', 'in', ['held', 'confirmed', 'waitlisted'])
    .select(['offer_distance_id', 'swimmer_id'])
    .execute()
  return new Set(rows.map(({ offer_distance_id, swimmer_id }) => `${offer_distance_id}:${swimmer_id}`))
}

/**
 * Marks an order as paid. Its expiry returned the use of its coupon; a late payer who still receives the places
 * retains the promised price, so that use is counted beyond the coupon's limit.
 */
export const markPaid = (tx: Tx, { id, status }: Pick<OrderRow, 'id' | 'status'>, now: Date) =>
  updateOrder(tx, id, {
    status: 'paid',
    paid_at: now,
    hold_until: null,
    updated_at: now,
    ...(status === 'expired' && { coupon_late: true }),
  })
