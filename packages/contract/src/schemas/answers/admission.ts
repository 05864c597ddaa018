import { ADMISSION_KINDS, ADMISSION_STATES } from '@polynya/domain'
import * as z from 'zod/mini'
import { DateOnly, Id, Instant } from './scalars.ts'

const AdmissionKind = z.enum(ADMISSION_KINDS)

const AdmissionFile = z.object({
  /** What its owner called it. */
  name: z.string(),
  type: z.enum(['pdf', 'jpg', 'png']),
  /** Bytes. */
  size: z.int(),
  /** Download address, which requires the same bearer token. */
  url: z.string(),
})

/** A swimmer's document of admission: visible to its owner and administrators only. */
export const Admission = z.object({
  id: Id,
  swimmerId: Id,
  kind: AdmissionKind,
  /** Its last day; null is without end. */
  validUntil: z.nullable(DateOnly),
  state: z.enum(ADMISSION_STATES),
  /** Why it was refused. */
  note: z.nullable(z.string()),
  /** Null where it was shown on paper. */
  file: z.nullable(AdmissionFile),
  uploadedAt: Instant,
  checkedAt: z.nullable(Instant),
})

/** A document that an event requires of a swimmer, and its status: `expires` means before the event ends. */
export const RequiredAdmission = z.object({
  kind: AdmissionKind,
  state: z.enum(['missing', 'expires', ...ADMISSION_STATES]),
  /** The one that counts; null where there is none. */
  documentId: z.nullable(Id),
  validUntil: z.nullable(DateOnly),
  note: z.nullable(z.string()),
  file: z.nullable(AdmissionFile),
})

/** Newest first; `required` is empty if no event is given, or if the event requires no document. */
export const Admissions = z.object({
  documents: z.array(Admission),
  required: z.array(RequiredAdmission),
})

export type Admission = z.output<typeof Admission>
export type RequiredAdmission = z.output<typeof RequiredAdmission>
export type Admissions = z.output<typeof Admissions>
