import { DEFAULT_ENTRY_RULES } from '@polynya/domain'
import { orConflict } from '../../db/conflicts.ts'
import type { Tx } from '../../db/schema.ts'
import { Failure, fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { insertEntry } from '../places/entries.store.ts'
import { entryView } from '../places/entry-view.ts'
import { lockPlaces, type PlacesRow } from '../places/places.store.ts'
import { registerSwimmer } from '../places/registrations.store.ts'
import { freePlaces } from '../places/stock.ts'
import { findWaiting, getEventOfDistance, nextWaitingPosition } from '../waiting-list/waiting-list.store.ts'
import { type Basket, checkBasket } from './basket.ts'
import { refuseOverLimits } from './entry-limits.ts'

export const joinWaiting: Handler<'orders.joinWaiting'> = async ({ body, caller, changeOnce }, deps) => {
  const { swimmerId, ...requested } = body
  const eventId = await getEventOfDistance(deps.db, body.distanceId)
  const basket = await checkBasket(
    deps.db,
    { body: { eventId, swimmers: [{ swimmerId, entries: [requested] }] }, caller },
    deps,
  )
  return changeOnce(async (tx) => {
    const id = await join(tx, basket, caller.account.id)
    const row = (await findWaiting(tx, id)) ?? fail('entry_not_found')
    return { ...entryView(row), waitingPosition: row.position }
  })
}

async function join(tx: Tx, { selling, swimmers, now }: Basket, accountId: number): Promise<number> {
  const [requested] = swimmers
  const [entry] = requested?.entries ?? []
  if (!requested || !entry) return fail('entry_not_found')
  const places = await lockPlaces(tx, [entry.offer.id], now)
  refuseWaiting(
    selling,
    places.find(({ distanceId }) => distanceId === entry.distance.id),
    now,
  )
  const registrationId = await registerSwimmer(tx, {
    event_id: selling.id,
    swimmer_id: requested.swimmer.id,
    account_id: accountId,
    age: requested.age,
    age_group: requested.ageGroup,
    created_at: now,
  })
  await refuseOverLimits(tx, { selling, now, swimmers: [requested], pathOf: () => 'distanceId' })
  const row = {
    registration_id: registrationId,
    event_id: selling.id,
    swimmer_id: requested.swimmer.id,
    offer_id: entry.offer.id,
    offer_distance_id: entry.distance.id,
    order_id: null,
    state: 'waitlisted',
    on_spot: false,
    division: entry.division,
    seed_time_cs: entry.seedTimeCs,
    hold_until: null,
    waiting_position: await nextWaitingPosition(tx, entry.distance.id),
    offered_at: null,
    created_at: now,
    updated_at: now,
  } as const
  const twice = new Failure('invalid_input', { issues: [{ path: 'distanceId', reason: 'already_entered' }] })
  return orConflict(insertEntry(tx, row), { entry_active: twice })
}

function refuseWaiting(selling: Basket['selling'], places: PlacesRow | undefined, now: Date) {
  const { waiting, waitingUntil } = selling.entry_rules ?? DEFAULT_ENTRY_RULES
  if (!waiting || (waitingUntil !== null && now > new Date(waitingUntil))) return fail('waiting_list_closed')
  if (places && freePlaces(places, { reserved: false, ahead: true }) !== 0) return fail('places_free')
  const { limit } = waiting
  if (limit !== null && (places?.waiting ?? 0) >= limit)
    return fail('waiting_list_full', { fields: { limit } })
}
