/** Takes the places of a basket and enters its swimmers. */

import { orConflict } from '../../db/conflicts.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { insertEntry, listHeld, updateEntries } from '../places/entries.store.ts'
import { lockPlaces } from '../places/places.store.ts'
import { registerSwimmer } from '../places/registrations.store.ts'
import { failFull, Stock, type Taker } from '../places/stock.ts'
import { createTeam } from '../teams/create-team.ts'
import type { Basket } from './basket.ts'
import { refuseOverLimits } from './entry-limits.ts'
import type { RequestedEntry, RequestedSwimmer } from './requested-entries.ts'

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

interface SwimmerToEnter {
  readonly swimmer: RequestedSwimmer
  readonly basket: Basket
  readonly orderId: number
  readonly payer: number
  readonly holdUntil: Date
  readonly path: string
}

/** Registers a swimmer and holds their places; relays get their teams. */
export async function enterSwimmer(tx: Tx, entering: SwimmerToEnter, deps: Pick<Deps, 'clock' | 'ids'>) {
  const { swimmer: requested, basket, payer, path } = entering
  const { swimmer, age, ageGroup, entries } = requested
  const registrationId = await registerSwimmer(tx, {
    event_id: basket.selling.id,
    swimmer_id: swimmer.id,
    account_id: payer,
    age,
    age_group: ageGroup,
    created_at: basket.now,
  })
  const pathOf = (index: number) => `${path}.entries.${index}.distanceId`
  await refuseOverLimits(tx, { swimmer: requested, basket, pathOf })
  for (const [index, entry] of entries.entries()) {
    const entryId = await orConflict(holdEntry(tx, entry, { ...entering, registrationId }), {
      entry_active: alreadyEntered(pathOf(index)),
    })
    if (entry.offer.kind === 'relay') await createTeam(tx, { entryId, accountId: payer }, deps)
  }
}

const alreadyEntered = (path: string) =>
  new Failure('invalid_input', { issues: [{ path, reason: 'already_entered' }] })

/** Holds a place in an order: by a new entry, or by the one that the waiting list offers. Returns the entry's id. */
async function holdEntry(
  tx: Tx,
  { offer, distance, division, seedTimeCs, offeredId }: RequestedEntry,
  {
    swimmer: { swimmer },
    basket,
    orderId,
    holdUntil,
    registrationId,
  }: SwimmerToEnter & { registrationId: number },
): Promise<number> {
  const { selling, now, onSpot } = basket
  const columns = {
    order_id: orderId,
    state: 'held',
    division,
    seed_time_cs: seedTimeCs,
    hold_until: holdUntil,
    updated_at: now,
  } as const
  if (offeredId !== null) {
    await updateEntries(tx, [offeredId], columns)
    return offeredId
  }
  return insertEntry(tx, {
    ...columns,
    registration_id: registrationId,
    event_id: selling.id,
    swimmer_id: swimmer.id,
    offer_id: offer.id,
    offer_distance_id: distance.id,
    on_spot: onSpot,
    waiting_position: null,
    offered_at: null,
    created_at: now,
  })
}
