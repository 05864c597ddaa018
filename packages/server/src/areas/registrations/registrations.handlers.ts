import type { Handlers } from '../../http/call.ts'
import { ageGroupChanges } from './ageGroupChanges.ts'
import { checkIn } from './checkIn.ts'
import { recomputeAgeGroups } from './recomputeAgeGroups.ts'
import { registrations } from './registrations.ts'
import { registrationsFile } from './registrationsFile.ts'

/** Calls of the group `events`. */
export const registrationsOfEvents = {
  registrations,
  registrationsFile,
  ageGroupChanges,
  recomputeAgeGroups,
  checkIn,
} satisfies Partial<Handlers['events']>
