/** Entries whose hold has expired, and that are paid nevertheless: which of them their swimmers still can have. */

import { countSwims, countsAsSwim } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import { type ActiveEntry, type EntryRow, listActiveEntries, listTakenPlaces } from './entries.store.ts'
import { getDistanceLimit, listTeamsInConflict } from './lapsed-entries.store.ts'
import { lockRegistrations } from './registrations.store.ts'
import type { Stock, Taker } from './stock.ts'

export const placeOf = ({ offer_distance_id, swimmer_id }: EntryRow) => `${offer_distance_id}:${swimmer_id}`

/** Why an expired entry cannot be confirmed; null where its distance is full. */
type LossReason = 'already_entered' | 'captain_has_team' | 'member_in_team' | 'too_many_distances' | null

export type LostEntry = EntryRow & { readonly lostBy: LossReason }

/** A payer takes precedence over the waiting list, and may take a reserved place. */
const PAID: Taker = { reserved: true, ahead: false }

interface LapsedEntries {
  readonly eventId: number
  readonly lapsed: readonly EntryRow[]
  /** Counted while holding the locks of their offers. */
  readonly stock: Stock
  readonly now: Date
}

/**
 * Takes the places of expired entries that are still free, and that their swimmers may still enter: meanwhile they may have
 * entered other distances, and members of their teams may have joined other ones.
 */
export async function regainPlaces(
  tx: Tx,
  { eventId, lapsed, stock, now }: LapsedEntries,
): Promise<{ regained: EntryRow[]; lost: LostEntry[] }> {
  const regained: EntryRow[] = []
  const lost: LostEntry[] = []
  if (lapsed.length === 0) return { regained, lost }
  const reasonOf = await entryRules(tx, { eventId, lapsed, now })
  for (const entry of lapsed) {
    const reason = reasonOf(entry, regained)
    if (reason === null && stock.take(entry.offer_distance_id, PAID)) regained.push(entry)
    else lost.push({ ...entry, lostBy: reason })
  }
  return { regained, lost }
}

/** Returns the check of an expired entry beside those that were regained before it. */
async function entryRules(tx: Tx, { eventId, lapsed, now }: Omit<LapsedEntries, 'stock'>) {
  await lockRegistrations(
    tx,
    lapsed.map(({ registration_id }) => registration_id),
  )
  const taken = await listTakenPlaces(tx, lapsed)
  const conflicts = await listTeamsInConflict(
    tx,
    lapsed.map(({ id }) => id),
  )
  const swimmerIds = lapsed.map(({ swimmer_id }) => swimmer_id)
  const entered = (await listActiveEntries(tx, { eventId, swimmerIds, now })).filter(isOrdered)
  const limit = await getDistanceLimit(tx, eventId)
  return (entry: EntryRow, regained: readonly EntryRow[]): LossReason => {
    if (taken.has(placeOf(entry))) return 'already_entered'
    if (conflicts.has(entry.id)) return 'member_in_team'
    const own = entered.filter(({ swimmer_id }) => swimmer_id === entry.swimmer_id)
    if (entry.team_code !== null) return own.some(isSameRelay(entry)) ? 'captain_has_team' : null
    const swims = [
      ...own.filter(({ kind }) => kind === 'individual'),
      ...regained.filter(
        ({ swimmer_id, team_code }) => swimmer_id === entry.swimmer_id && team_code === null,
      ),
    ].map(({ dist_code }) => dist_code)
    const isOver = limit !== null && countSwims([...swims, entry.dist_code]) > limit
    return isOver && countsAsSwim(entry.dist_code) ? 'too_many_distances' : null
  }
}

/** Whether an active entry has a place of an order: neither waits for one nor is offered one. */
const isOrdered = ({ order_id }: ActiveEntry) => order_id !== null

const isSameRelay =
  ({ offer_id, dist_code }: EntryRow) =>
  (other: ActiveEntry) =>
    other.offer_id === offer_id && other.dist_code === dist_code
