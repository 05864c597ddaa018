/** Confirms entries, which makes their places permanent. */

import type { Tx } from '../../db/schema.ts'
import {
  type EntryRow,
  insertEntries,
  listEntriesOf,
  listHeld,
  moveTeam,
  updateEntries,
} from './entries.store.ts'
import { type LostEntry, placeOf, regainPlaces } from './lapsed-entries.ts'
import { lockPlaces } from './places.store.ts'
import { giveNumbers, registrationsOf } from './registrations.store.ts'
import { Stock } from './stock.ts'

/** Returns the entries of an order to confirm: held ones and expired ones, each place once. */
export async function entriesToConfirm(tx: Tx, orderId: number): Promise<EntryRow[]> {
  const newest = new Map((await listEntriesOf(tx, orderId)).map((entry) => [placeOf(entry), entry]))
  return [...newest.values()].filter(({ state }) => state === 'held' || state === 'expired')
}

interface EntriesToConfirm {
  readonly eventId: number
  /** Entries of one event that are held, or whose hold has expired. */
  readonly entries: readonly EntryRow[]
  readonly now: Date
}

interface ConfirmResult {
  readonly confirmed: readonly EntryRow[]
  /** Entries whose place has been taken by another swimmer, or which their swimmers may not enter any more. */
  readonly lost: readonly LostEntry[]
}

/**
 * Confirms the entries of an order whose row is locked: entries with a valid hold or a result, and expired ones whose
 * place is still free and open to them. Counts the places while holding the lock under which they are taken.
 */
export async function confirmEntries(
  tx: Tx,
  { eventId, entries, now }: EntriesToConfirm,
): Promise<ConfirmResult> {
  if (entries.length === 0) return { confirmed: [], lost: [] }
  const stock = new Stock(
    await lockPlaces(
      tx,
      entries.map(({ offer_id }) => offer_id),
      now,
    ),
  )
  // Read again while holding the lock: counting has ended the expired holds, except those of entries with a result.
  const still = await listHeld(
    tx,
    entries.map(({ id }) => id),
  )
  const isHeld = ({ id, hold_until }: EntryRow) => still.has(id) && hold_until !== null
  const held = entries.filter(isHeld)
  const lapsed = entries.filter((entry) => !isHeld(entry))
  const { regained, lost } = await regainPlaces(tx, { eventId, lapsed, stock, now })
  const set = { state: 'confirmed', hold_until: null, updated_at: now } as const
  await updateEntries(
    tx,
    held.map(({ id }) => id),
    set,
  )
  const renewed = await renewEntries(tx, regained, now)
  const confirmed = [...held, ...regained]
  const participants = await registrationsOf(tx, [...held.map(({ id }) => id), ...renewed])
  await giveNumbers(tx, eventId, participants)
  return { confirmed, lost }
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
    if (entry_id !== undefined) await moveTeam(tx, { from: id, to: entry_id })
  }
  return ids
}
