/** Takes the places of a basket and enters its swimmers. */

import { orConflict } from '../../db/conflicts.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { insertEntries, listHeld, updateEntries } from '../places/entries.store.ts'
import { lockPlaces } from '../places/places.store.ts'
import { registerSwimmers } from '../places/registrations.store.ts'
import { failFull, Stock, type Taker } from '../places/stock.ts'
import { createTeam } from '../teams/create-team.ts'
import type { Basket } from './basket.ts'
import { refuseOverLimits } from './entry-limits.ts'
import type { RequestedEntry } from './requested-entries.ts'

const takerOf = ({ onSpot }: Basket): Taker => ({ reserved: onSpot, ahead: !onSpot })

/** Takes the places of a basket; fails with `slots_exhausted` if one of its distances is full. */
export async function takePlaces(tx: Tx, basket: Basket) {
  const requested = basket.swimmers.flatMap(({ entries }) => entries)
  const offerIds = requested.map(({ offer }) => offer.id)
  const stock = new Stock(await lockPlaces(tx, offerIds, basket.now))
  // A recently offered place may have been taken by another swimmer.
  const offered = await listHeld(
    tx,
    requested.flatMap(({ offeredId }) => offeredId ?? []),
  )
  for (const { distance, offeredId } of requested) {
    const isFree = offeredId === null ? stock.take(distance.id, takerOf(basket)) : offered.has(offeredId)
    if (!isFree) failFull(distance.distCode)
  }
}

interface SwimmersToEnter {
  readonly basket: Basket
  readonly orderId: number
  readonly payer: number
  readonly holdUntil: Date
}

/** An entry with its swimmer, and the path of its distance within the body. */
interface EntryToHold {
  readonly entry: RequestedEntry
  readonly swimmerId: number
  readonly registrationId: number
  readonly path: string
}

/** Registers the swimmers of a basket and holds their places; relays get their teams. */
export async function enterSwimmers(tx: Tx, entering: SwimmersToEnter, deps: Pick<Deps, 'clock' | 'ids'>) {
  const { basket, payer } = entering
  const registrations = await registerSwimmers(
    tx,
    basket.swimmers.map(({ swimmer, age, ageGroup }) => ({
      ...{ event_id: basket.selling.id, swimmer_id: swimmer.id, account_id: payer },
      ...{ age, age_group: ageGroup, created_at: basket.now },
    })),
  )
  await refuseOverLimits(tx, { ...basket, pathOf: entryPath })
  const entries = basket.swimmers.flatMap(({ swimmer, entries: own }, index) =>
    own.map((entry, position) => ({
      ...{ entry, swimmerId: swimmer.id, registrationId: registrations.get(swimmer.id) ?? 0 },
      path: entryPath(index, position),
    })),
  )
  const ids = await holdEntries(tx, entries, entering)
  for (const [index, { entry }] of entries.entries()) {
    const entryId = ids[index]
    if (entry.offer.kind === 'relay' && entryId !== undefined)
      await createTeam(tx, { entryId, accountId: payer }, deps)
  }
}

const entryPath = (swimmer: number, entry: number) => `swimmers.${swimmer}.entries.${entry}.distanceId`

/**
 * Holds places in an order: by new entries, or by those that the waiting list offers. Returns the IDs of the entries, in
 * their order.
 */
async function holdEntries(
  tx: Tx,
  entries: readonly EntryToHold[],
  { basket, orderId, holdUntil }: SwimmersToEnter,
): Promise<number[]> {
  const { selling, now, onSpot } = basket
  const columnsOf = ({ division, seedTimeCs }: RequestedEntry) => ({
    ...({ order_id: orderId, state: 'held', division, seed_time_cs: seedTimeCs } as const),
    ...{ hold_until: holdUntil, updated_at: now },
  })
  const added = entries.filter(({ entry }) => entry.offeredId === null)
  const insert = insertEntries(
    tx,
    added.map(({ entry, swimmerId, registrationId }) => ({
      ...{
        ...columnsOf(entry),
        registration_id: registrationId,
        event_id: selling.id,
        swimmer_id: swimmerId,
      },
      ...{ offer_id: entry.offer.id, offer_distance_id: entry.distance.id, on_spot: onSpot },
      ...{ waiting_position: null, offered_at: null, created_at: now },
    })),
  )
  const ids = await orConflict(insert, { entry_active: alreadyEntered(added[0]?.path ?? '') })
  const idOf = new Map(added.map((each, index) => [each, ids[index] ?? 0]))
  for (const { entry } of entries) {
    if (entry.offeredId !== null) await updateEntries(tx, [entry.offeredId], columnsOf(entry))
  }
  return entries.map((each) => each.entry.offeredId ?? idOf.get(each) ?? 0)
}

const alreadyEntered = (path: string) =>
  new Failure('invalid_input', { issues: [{ path, reason: 'already_entered' }] })
