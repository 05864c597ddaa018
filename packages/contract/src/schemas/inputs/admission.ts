import { ADMISSION_KINDS } from '@polynya/domain'
import * as z from 'zod/mini'
import { DateOnly, holds, IdParam, text } from './scalars.ts'

const kind = z.enum(ADMISSION_KINDS, { error: 'not_allowed' })

export const AdmissionParams = z.object({ id: IdParam })

/** Also how the documents stand for an event. */
export const AdmissionsQuery = z.strictObject({ eventId: z.optional(IdParam) })

/** Its last day: a medical note and an insurance have one, a consent may have none. */
export const AdmissionUpload = z.strictObject({ kind, validUntil: z.optional(DateOnly) })
export const AdmissionShown = z.strictObject({ kind, validUntil: z.nullable(DateOnly) })

/** A refusal requires a reason. */
export const AdmissionDecision = z
  .strictObject({
    state: z.enum(['accepted', 'refused'], { error: 'not_allowed' }),
    note: z.optional(text('admissionNote')),
  })
  .check(holds(({ state, note }) => state === 'accepted' || note !== undefined, 'required', ['note']))
