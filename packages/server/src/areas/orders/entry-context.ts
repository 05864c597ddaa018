/** The data by which entries of swimmers in an event are checked. */

import { dateInZone } from '@polynya/domain'
import type { Db } from '../../db/schema.ts'
import { missingAdmissionsOf } from '../admissions/event-admissions.ts'
import type { SellingRow } from '../events/record/events.store.ts'
import { listActiveEntries } from '../places/entries.store.ts'
import type { SwimmerRow } from '../swimmers/profile/swimmers.store.ts'
import type { EntryContext } from './requested-entries.ts'

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
