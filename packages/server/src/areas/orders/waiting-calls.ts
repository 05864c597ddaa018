/** Joining, seeing and leaving waiting lists. */

import { DEFAULT_ENTRY_RULES } from '@polynya/domain'
import { administers } from '../../access/caller.ts'
import { orConflict } from '../../db/conflicts.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { Handler, HandlerCall } from '../../http/call.ts'
import { Failure, fail } from '../../http/failure.ts'
import { nextWaitingPosition, ownPosition } from '../places/entries.store.ts'
import { freePlaces, lockPlaces, type PlacesRow } from '../places/places.store.ts'
import { offerPlaces } from '../waiting-list/offer-places.ts'
import { type Basket, judgeBasket } from './basket.ts'
import { refuseOverLimits } from './entry-limits.ts'
import { enteredSwimmer, entryView } from './order-view.ts'
import { findEntry, insertEntries, registerSwimmer, selectEntries, updateEntries } from './orders.store.ts'

export const joinWaiting: Handler<'orders.joinWaiting'> = async ({ body, caller }, deps) => {
  const { swimmerId, ...asked } = body
  const eventId = await eventOf(deps.db, body.distanceId)
  const basket = await judgeBasket(
    deps.db,
    { body: { eventId, swimmers: [{ swimmerId, entries: [asked] }] }, caller },
    deps,
  )
  return deps.db.transaction().execute(async (tx) => {
    const id = await join(tx, basket, caller.account.id)
    const entry = await findWaiting(tx, id)
    return entry ?? fail('entry_not_found')
  })
}

async function eventOf(db: Db, distanceId: number): Promise<number> {
  const row = await db
    .selectFrom('offer_distance')
    .innerJoin('offer', 'offer.id', 'offer_distance.offer_id')
    .where('offer_distance.id', '=', distanceId)
    .select('event_id')
    .executeTakeFirst()
  return row?.event_id ?? fail('event_not_found')
}

async function join(tx: Tx, { selling, swimmers, now }: Basket, accountId: number): Promise<number> {
  const [asked] = swimmers
  const [entry] = asked?.entries ?? []
  if (!asked || !entry) return fail('entry_not_found')
  const places = await lockPlaces(tx, [entry.offer.id], now)
  refuseWaiting(
    selling,
    places.find(({ distanceId }) => distanceId === entry.distance.id),
    now,
  )
  const registrationId = await registerSwimmer(tx, {
    event_id: selling.id,
    swimmer_id: asked.swimmer.id,
    account_id: accountId,
    age: asked.age,
    age_group: asked.ageGroup,
    created_at: now,
  })
  await refuseOverLimits(tx, { swimmer: asked, basket: { selling, now }, pathOf: () => 'distanceId' })
  const row = {
    registration_id: registrationId,
    event_id: selling.id,
    swimmer_id: asked.swimmer.id,
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
  const [id] = await orConflict(insertEntries(tx, [row]), { entry_active: twice })
  return id ?? fail('entry_not_found')
}

function refuseWaiting(selling: Basket['selling'], places: PlacesRow | undefined, now: Date) {
  const { waiting, waitingUntil } = selling.entry_rules ?? DEFAULT_ENTRY_RULES
  if (!waiting || (waitingUntil !== null && now > new Date(waitingUntil))) return fail('waiting_list_closed')
  if (places && freePlaces(places, { reserved: false, ahead: true }) !== 0) return fail('places_free')
  const { limit } = waiting
  if (limit !== null && (places?.waiting ?? 0) >= limit)
    return fail('waiting_list_full', { fields: { limit } })
}

async function findWaiting(tx: Tx, id: number) {
  const row = await selectEntries(tx)
    .where('entry.id', '=', id)
    .select(ownPosition.as('position'))
    .executeTakeFirst()
  return row && { ...entryView(row), waitingPosition: row.position }
}

export const waiting: Handler<'orders.waiting'> = async ({ caller }, { db, clock }) => {
  const rows = await selectEntries(db)
    .innerJoin('event', 'event.id', 'entry.event_id')
    .where('swimmer.account_id', '=', caller.account.id)
    .where('entry.order_id', 'is', null)
    .where((is) =>
      is.or([
        is('entry.state', '=', 'waitlisted'),
        is.and([is('entry.state', '=', 'held'), is('entry.hold_until', '>', clock.now())]),
      ]),
    )
    .select(['event.name as event_name', ownPosition.as('position')])
    .orderBy('entry.id')
    .execute()
  return {
    entries: rows.map((row) => ({
      ...entryView(row),
      waitingPosition: row.position,
      swimmer: enteredSwimmer(row),
      eventName: row.event_name,
    })),
  }
}

export const leaveWaiting: Handler<'orders.leaveWaiting'> = async (call, deps) =>
  deps.db.transaction().execute(async (tx) => {
    const entry = await waitingEntry(tx, call)
    const now = deps.clock.now()
    await lockPlaces(tx, [entry.offer_id], now)
    const current = await findEntry(tx, entry.id)
    const state = current?.state ?? 'cancelled'
    if (!current || (state !== 'waitlisted' && state !== 'held')) fail('entry_state')
    await updateEntries(tx, [entry.id], { state: 'cancelled', waiting_position: null, updated_at: now })
    const places = await lockPlaces(tx, [entry.offer_id], now)
    await offerPlaces(tx, { eventId: entry.event_id, places, now }, deps)
    return null
  })

/** An entry without an order: it waits, or is offered a place. */
async function waitingEntry(tx: Tx, { params, caller }: HandlerCall<'orders.leaveWaiting'>) {
  const row = await selectEntries(tx)
    .innerJoin('event', 'event.id', 'entry.event_id')
    .where('entry.id', '=', params.id)
    .where('entry.order_id', 'is', null)
    .select(['swimmer.account_id', 'event.region'])
    .executeTakeFirst()
  const isTheirs = row && (row.account_id === caller.account.id || administers(caller, row.region))
  return isTheirs ? row : fail('entry_not_found')
}
