import type { Handlers } from '../../http/call.ts'
import { checkIn } from './checkIn.ts'
import { registrations } from './registrations.ts'
import { registrationsFile } from './registrationsFile.ts'

/** Calls of the group `events`. */
export const registrationsOfEvents = {
  registrations,
  registrationsFile,
  checkIn,
} satisfies Partial<Handlers['events']>
