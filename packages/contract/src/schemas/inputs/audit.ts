import * as z from 'zod/mini'
import { AUDIT_KINDS } from '../answers/audit.ts'
import { DateOnly, IdParam, listQuery, text } from './scalars.ts'

export const AuditQuery = z.strictObject({
  ...listQuery(['at']),
  /** The number of the account that did it. */
  account: z.optional(IdParam),
  /** The start of its e-mail address. */
  email: z.optional(text([1, 254])),
  /** The start of a call's id: `swimmers.claim`, or `swimmers.`. */
  action: z.optional(text([1, 60])),
  kind: z.optional(z.enum(AUDIT_KINDS)),
  /** The number or name of what was changed. */
  object: z.optional(text([1, 80])),
  /** Days in the time zone of the site, both included. */
  from: z.optional(DateOnly),
  to: z.optional(DateOnly),
})
