/** Age groups of registrations that differ from those of their event, which were edited after the entries. */

import type { AgeGroupChange } from '@polynya/contract'
import { ageGroupChanges, dateInZone } from '@polynya/domain'
import type { Db } from '../../db/schema.ts'
import { ageGroupRules } from '../events/record/events.rules.ts'
import { getGrouping } from './age-groups.store.ts'
import { listRegistrations } from './registrations.store.ts'

/** Returns the active registrations of an event whose stored age or age group differs from its rules, by last name. */
export async function outdatedAgeGroups(db: Db, eventId: number) {
  const event = await getGrouping(db, eventId)
  const page = { sort: 'lastName', order: 'asc', limit: null, offset: 0 } as const
  const rows = await listRegistrations(db, { eventId }, page)
  return ageGroupChanges(
    rows.map((row) => ({ row, bornOn: row.dob, age: row.age, ageGroup: row.age_group })),
    ({ row }) => ageGroupRules(event, dateInZone(row.created_at, event.time_zone)),
  )
}

type Outdated = Awaited<ReturnType<typeof outdatedAgeGroups>>[number]

/** Returns the swimmers who move to another group: an age can change within one. */
export const changeViews = (outdated: readonly Outdated[]): AgeGroupChange[] =>
  outdated
    .filter(({ stored, ageGroup }) => stored.ageGroup !== ageGroup)
    .map(({ stored: { row }, ageGroup }) => ({
      swimmerId: row.swimmer_id,
      iwsaid: row.iwsaid,
      firstName: row.first_name,
      lastName: row.last_name,
      nativeFirstName: row.native_first_name,
      nativePatronim: row.native_patronim,
      nativeLastName: row.native_last_name,
      from: row.age_group,
      to: ageGroup,
    }))
