/** The distances of an event for one swimmer: free places, and why they may not enter. */

import type { Slot } from '@polynya/contract'
import { countSwims, dateInZone, isOpenState, registrationCan } from '@polynya/domain'
import { administers, type Caller, representsRegion } from '../../access/caller.ts'
import type { Db } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { fail } from '../../failure.ts'
import { missingAdmissionsOf } from '../admissions/event-admissions.ts'
import { registrationOf } from '../events/record/event-view.ts'
import type { SellingRow } from '../events/record/events.store.ts'
import { type EntryRow, listCurrentEntries } from '../places/entries.store.ts'
import { entryView } from '../places/entry-view.ts'
import { countPlaces } from '../places/places.store.ts'
import { placesView } from '../places/places-view.ts'
import { findSwimmerByRegistryId, type SwimmerRow } from '../swimmers/profile/swimmers.store.ts'
import { ownSwimmer } from '../swimmers/profile/visible-swimmer.ts'
import { ageAt, anyTime, findDistance, isEntered, problemOf } from './requested-entries.ts'
import { visibleSelling } from './selling.ts'

interface SlotsQuery {
  readonly eventId: number
  readonly iwsaid: string
  /** The modes that the caller requests; each counts only with its role. */
  readonly asAdministrator: boolean
  readonly asFederation: boolean
  readonly caller: Caller
}

/** Returns the distances of an event for one swimmer. */
export async function slotsOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, query: SlotsQuery) {
  const now = clock.now()
  const selling = await visibleSelling(db, query.eventId, query.caller)
  const isAdministrator = query.asAdministrator && administers(query.caller, selling.region)
  const swimmer = await swimmerOf(db, query, isAdministrator)
  const today = dateInZone(now, selling.time_zone)
  const { age, ageGroup } = ageAt(selling, swimmer, today)
  const entries = await listCurrentEntries(db, { eventId: selling.id, swimmerIds: [swimmer.id], now })
  const codes = entries
    .filter((entry) => isEntered(entry) && isIndividual(selling, entry))
    .map(({ dist_code }) => dist_code)
  const missing = await missingAdmissionsOf(db, { event: selling, swimmers: [swimmer], at: now })
  const context = { selling, now, today, anyTime: isAdministrator, missing }
  const taker = { reserved: isAdministrator, ahead: !isAdministrator }
  const { state } = registrationOf(selling, now)
  /** Once registration has closed, only a place that the waiting list offers can be taken. */
  const closedFor = (offered: EntryRow | undefined) =>
    isAdministrator || (offered ? registrationCan[state].takeOffered : isOpenState(state))
      ? null
      : ('offer_closed' as const)
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
        .filter((each) => each !== entry && each.offer_id === row.offerId)
        .map(({ dist_code }) => dist_code)
      const entrant = { row: swimmer, age, codes, captained }
      const problem =
        entry && isEntered(entry)
          ? 'already_entered'
          : (closedFor(entry) ?? problemOf(entrant, entry ? anyTime(found) : found, context))
      const canEnter = problem === null
      return [{ ...placesView(row, taker), canEnter, problem, entry: entry ? entryView(entry) : null }]
    }),
  }
}

const isIndividual = (selling: SellingRow, { offer_id }: EntryRow) =>
  selling.programData.find(({ id }) => id === offer_id)?.kind === 'individual'

async function swimmerOf(
  db: Db,
  { iwsaid, caller, asFederation }: SlotsQuery,
  isAdministrator: boolean,
): Promise<SwimmerRow> {
  const row = (await findSwimmerByRegistryId(db, iwsaid)) ?? fail('swimmer_not_found')
  const isRepresented = asFederation && row.confirmed_at !== null && representsRegion(caller, row.region)
  return isAdministrator || isRepresented ? row : ownSwimmer(db, row.id, caller)
}
