import * as z from 'zod/mini'
import { Id, Instant } from './scalars.ts'

/** Subjects of audit rows. */
export const AUDIT_KINDS = [
  'account',
  'swimmer',
  'event',
  'order',
  'team',
  'description',
  'file',
  'site',
  'text',
  'startList',
  'registration',
  'admission',
] as const

export type AuditKind = (typeof AUDIT_KINDS)[number]

/** A field that was changed; null is what was or is not there. What must stay secret is `***`. */
export const AuditChange = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })

export const AuditEntry = z.object({
  id: Id,
  at: Instant,
  /** The acting user; null is a visitor or a job. */
  account: z.nullable(z.object({ id: Id, email: z.string(), firstName: z.string(), lastName: z.string() })),
  /** The id of the call, such as `swimmers.claim`. */
  action: z.string(),
  kind: z.string(),
  objectId: z.string(),
  changes: z.array(AuditChange),
  ipAddress: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
})

export type AuditChange = z.output<typeof AuditChange>
export type AuditEntry = z.output<typeof AuditEntry>
