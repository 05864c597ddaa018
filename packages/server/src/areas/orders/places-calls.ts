/** Places of an event: for every visitor, and for one swimmer. */

import type { Places, Slot } from '@polynya/contract'
import { countSwims, dateInZone, isActiveEntry } from '@polynya/domain'
import { administers, type Caller, representsRegion } from '../../access/caller.ts'
import type { Db } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { fail } from '../../http/failure.ts'
import { missingAdmissionsOf } from '../admissions/event-admissions.ts'
import type { SellingRow } from '../events/record/events.store.ts'
import { visibleEvent } from '../events/record/visible-event.ts'
import { countPlaces, freePlaces, limitOf, type PlacesRow } from '../places/places.store.ts'
import { findSwimmerByRegistryId, type SwimmerRow } from '../swimmers/profile/swimmers.store.ts'
import { ownSwimmer } from '../swimmers/profile/visible-swimmer.ts'
import { ageAt, findDistance, problemOf } from './basket.ts'
import { enteredSwimmer, entryView } from './order-view.ts'
import { type EntryRow, selectEntries } from './orders.store.ts'
import { listOrders } from './orders-list.store.ts'
import { visibleSelling } from './selling.ts'

const EVERYBODY = { reserved: false, ahead: true } as const

const placesView = (row: PlacesRow, taker: Parameters<typeof freePlaces>[1] = EVERYBODY): Places => ({
  distanceId: row.distanceId,
  offerId: row.offerId,
  distCode: row.distCode,
  gender: row.gender,
  limit: limitOf(row),
  free: freePlaces(row, taker),
  waiting: row.waiting,
})

export const places: Handler<'events.places'> = async ({ params, caller }, { db, clock }) => {
  const { id } = await visibleEvent(db, params.id, caller)
  const rows = await countPlaces(db, id, clock.now())
  return { places: rows.map((row) => placesView(row)) }
}

interface Asked {
  readonly eventId: number
  readonly iwsaid: string
  /** The modes that the caller asks in; each counts only with its role. */
  readonly asAdministrator: boolean
  readonly asFederation: boolean
  readonly caller: Caller
}

export const slots: Handler<'events.slots'> = async ({ params, caller }, deps) => {
  const modes = { asAdministrator: params.adm === 1, asFederation: params.rsf === 1 }
  return slotsOf(deps, { eventId: params.id, iwsaid: params.iwsaid, ...modes, caller })
}

/** Only what the swimmer has entered, or waits for. */
export const regslots: Handler<'events.regslots'> = async ({ params, caller }, deps) => {
  const modes = { asAdministrator: params.adm === 1, asFederation: false }
  const asked = { eventId: params.id, iwsaid: params.iwsaid, ...modes, caller }
  const { slots: all, ...head } = await slotsOf(deps, asked)
  return { ...head, slots: all.filter(({ entry }) => entry !== null) }
}

async function slotsOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { eventId, iwsaid, asAdministrator, asFederation, caller }: Asked,
) {
  const now = clock.now()
  const selling = await visibleSelling(db, eventId, caller)
  const isAdministrator = asAdministrator && administers(caller, selling.region)
  const swimmer = await swimmerOf(db, { iwsaid, caller, isAdministrator, asFederation })
  const today = dateInZone(now, selling.time_zone)
  const { age, ageGroup } = ageAt(selling, swimmer, today)
  const entries = await activeEntries(db, { eventId: selling.id, swimmerIds: [swimmer.id], now })
  const codes = entries.filter((entry) => isIndividual(selling, entry)).map(({ dist_code }) => dist_code)
  const taker = { reserved: isAdministrator, ahead: !isAdministrator }
  const context = {
    selling,
    now,
    today,
    anyTime: isAdministrator,
    missing: await missingAdmissionsOf(db, { event: selling, swimmers: [swimmer], at: now }),
  }
  const rows = await countPlaces(db, selling.id, now)
  const most = selling.uq_dist_per_event
  return {
    age,
    ageGroup,
    distancesLeft: most === null ? null : Math.max(0, most - countSwims(codes)),
    slots: rows.flatMap((row): Slot[] => {
      const found = findDistance(selling, row.distanceId)
      if (!found) return []
      const entry = entries.find(({ offer_distance_id }) => offer_distance_id === row.distanceId)
      const captained = entries
        .filter(({ offer_id }) => offer_id === row.offerId)
        .map(({ dist_code }) => dist_code)
      const who = { row: swimmer, age, codes, captained }
      const problem = entry ? 'already_entered' : problemOf(who, found, context)
      return [
        {
          ...placesView(row, taker),
          canEnter: problem === null,
          problem,
          entry: entry ? entryView(entry) : null,
        },
      ]
    }),
  }
}

const isIndividual = (selling: SellingRow, { offer_id }: EntryRow) =>
  selling.programData.find(({ id }) => id === offer_id)?.kind === 'individual'

interface Whose {
  readonly iwsaid: string
  readonly caller: Caller
  readonly isAdministrator: boolean
  readonly asFederation: boolean
}

async function swimmerOf(
  db: Db,
  { iwsaid, caller, isAdministrator, asFederation }: Whose,
): Promise<SwimmerRow> {
  const row = (await findSwimmerByRegistryId(db, iwsaid)) ?? fail('swimmer_not_found')
  const isRepresented = asFederation && row.confirmed_at !== null && representsRegion(caller, row.region)
  return isAdministrator || isRepresented ? row : ownSwimmer(db, row.id, caller)
}

interface Of {
  readonly eventId: number
  readonly swimmerIds: readonly number[]
  readonly now: Date
}

async function activeEntries(db: Db, { eventId, swimmerIds, now }: Of): Promise<EntryRow[]> {
  if (swimmerIds.length === 0) return []
  const rows = await selectEntries(db)
    .where('entry.event_id', '=', eventId)
    .where('entry.swimmer_id', 'in', swimmerIds)
    .orderBy('entry.id')
    .execute()
  return rows.filter(
    ({ state, hold_until }) =>
      isActiveEntry(state) && (state !== 'held' || (hold_until !== null && hold_until > now)),
  )
}

const ALL = { sort: 'id', order: 'desc', limit: 100, offset: 0 } as const

export const userInEvent: Handler<'events.userInEvent'> = async ({ params, caller }, { db, clock }) => {
  const { id: eventId } = await visibleEvent(db, params.id, caller)
  const accountId = caller.account.id
  const own = await db
    .selectFrom('registration')
    .innerJoin('swimmer', 'swimmer.id', 'registration.swimmer_id')
    .where('registration.event_id', '=', eventId)
    .where('swimmer.account_id', '=', accountId)
    .select(['swimmer.id', 'registration.number'])
    .execute()
  const entries = await activeEntries(db, { eventId, swimmerIds: own.map(({ id }) => id), now: clock.now() })
  const unpaid = await listOrders(db, { accountId, eventId, isPaid: false }, ALL)
  const follows = await db
    .selectFrom('event_follow')
    .where('event_id', '=', eventId)
    .where('account_id', '=', accountId)
    .select('event_id')
    .executeTakeFirst()
  return {
    swimmers: own.flatMap(({ id, number }) => {
      const mine = entries.filter(({ swimmer_id }) => swimmer_id === id)
      const [first] = mine
      return first ? [{ swimmer: enteredSwimmer(first), number, entries: mine.map(entryView) }] : []
    }),
    unpaid: unpaid.filter(({ status }) => status === 'draft' || status === 'pending').map(({ id }) => id),
    follows: follows !== undefined,
  }
}
