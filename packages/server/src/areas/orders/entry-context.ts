/** The data by which entries of swimmers in an event are checked. */

import { dateInZone } from '@polynya/domain'
import type { Db } from '../../db/schema.ts'
import { missingAdmissionsOf } from '../admissions/event-admissions.ts'
import type { SellingRow } from '../events/record/events.store.ts'
import { listActiveEntries } from '../places/entries.store.ts'
import type { SwimmerRow } from '../swimmers/profile/swimmers.store.ts'
import type { Body } from './basket.ts'
import { type EntryContext, isOffered } from './requested-entries.ts'

/** Returns whether the waiting list offers its swimmers every distance of a basket now. */
export async function areOffered(db: Db, { eventId, swimmers }: Body, now: Date): Promise<boolean> {
  const swimmerIds = swimmers.map(({ swimmerId }) => swimmerId)
  const offered = (await listActiveEntries(db, { eventId, swimmerIds, now })).filter(isOffered)
  return swimmers.every(({ swimmerId, entries }) =>
    entries.every(({ distanceId }) =>
      offered.some((entry) => entry.swimmer_id === swimmerId && entry.offer_distance_id === distanceId),
    ),
  )
}

interface Entering {
  readonly selling: SellingRow
  readonly swimmers: readonly SwimmerRow[]
  readonly anyTime: boolean
  readonly now: Date
}

export async function entryContext(
  db: Db,
  { selling, swimmers, anyTime, now }: Entering,
): Promise<EntryContext> {
  const swimmerIds = swimmers.map(({ id }) => id)
  return {
    ...{ selling, now, anyTime, today: dateInZone(now, selling.time_zone) },
    active: await listActiveEntries(db, { eventId: selling.id, swimmerIds, now }),
    missing: await missingAdmissionsOf(db, { event: selling, swimmers, at: now }),
  }
}
