import type { Handlers } from '../../http/call.ts'
import { ageGroupChanges } from '../events/ageGroupChanges.ts'
import { checkIn } from '../events/checkIn.ts'
import { recomputeAgeGroups } from '../events/recomputeAgeGroups.ts'
import { registrations } from '../events/registrations.ts'
import { registrationsFile } from '../events/registrationsFile.ts'

/** Calls of the group `events`. */
export const registrationsOfEvents = {
  registrations,
  registrationsFile,
  ageGroupChanges,
  recomputeAgeGroups,
  checkIn,
} satisfies Partial<Handlers['events']>
