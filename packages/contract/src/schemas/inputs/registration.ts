import { ENTRY_STATES } from '@polynya/domain'
import * as z from 'zod/mini'
import { Language } from '../answers/scalars.ts'
import { flag, IdParam, listQuery, RegionCode, text } from './scalars.ts'

const filters = {
  distanceId: z.optional(IdParam),
  /** Registrations with an entry in this state; those that take a place or wait for one where left out. */
  state: z.optional(z.enum(ENTRY_STATES, { error: 'not_allowed' })),
  /** Whether nothing is left to pay. */
  isPaid: z.optional(flag),
  checkedIn: z.optional(flag),
  /** Registrations that lack a document required by the event, or have one that was not reviewed yet. */
  admissions: z.optional(z.enum(['missing', 'pending'], { error: 'not_allowed' })),
  ageGroup: z.optional(text([1, 20])),
  region: z.optional(RegionCode),
  /** A competition number, a registry ID, or the start of a last name. */
  search: z.optional(text([1, 40])),
}

export const RegistrationsQuery = z.strictObject({
  ...listQuery(['lastName', 'number', 'age', 'registeredAt']),
  ...filters,
})

export const RegistrationsFileParams = z.object({ id: IdParam, type: z.enum(['csv', 'xlsx']) })
export const RegistrationsFileQuery = z.strictObject({ ...filters, lang: z.optional(Language) })

export const RegistrationParams = z.object({ id: IdParam, registrationId: IdParam })
export const CheckInInput = z.strictObject({ checkedIn: z.boolean() })
