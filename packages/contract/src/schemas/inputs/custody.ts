import * as z from 'zod/mini'
import { ChangeState } from '../answers/custody.ts'
import { Email } from './email.ts'
import { Id, IdParam, Instant, listQuery, text } from './scalars.ts'
import { identity } from './swimmer.ts'

export const CustodyParams = z.object({ id: IdParam })

/** Any part of an identity, and why it should change. */
export const ChangeRequestInput = z.strictObject({
  firstName: z.optional(identity.firstName),
  lastName: z.optional(identity.lastName),
  gender: z.optional(identity.gender),
  dob: z.optional(identity.dob),
  reason: text('reasonText'),
})

export const ChangesQuery = z.strictObject({
  ...listQuery(['createdAt']),
  /** Defaults to open requests. */
  state: z.optional(ChangeState),
})

/** `outOfSync` confirms that the caller has seen that the profile changed since the request. */
export const ChangeAcceptance = z.strictObject({ outOfSync: z.optional(z.boolean()) })
export const ChangeRefusal = z.strictObject({ reason: text('reasonText') })

export const TransferRequest = z.strictObject({ email: Email })
/** Guardian's consent, required for a swimmer under 18. */
export const TransferAcceptance = z.strictObject({ guardianConsent: z.optional(z.boolean()) })

export const CandidatesQuery = z.strictObject(listQuery(['score']))
export const CandidateDismissal = z.strictObject({ oneId: Id, otherId: Id })

/** Choice between two profiles of a merge, field by field; a place and links are chosen as a whole. */
export const MERGE_FIELDS = [
  'firstName',
  'lastName',
  'nativeFirstName',
  'nativePatronim',
  'nativeLastName',
  'gender',
  'dob',
  'place',
  'club',
  'about',
  'phone',
  'links',
  'underEmail',
  'isParaswimmer',
  'sportRank',
  'avatar',
] as const

export type MergeField = (typeof MERGE_FIELDS)[number]

/** A profile as the caller has seen it: a later change is a 409 `stale`. */
const Seen = z.strictObject({ id: Id, updatedAt: Instant })

export const MergeRequest = z.strictObject({
  /** The profile that stays. */
  survivor: Seen,
  /** The profile that is merged away; its registry ID then redirects to the surviving profile. */
  loser: Seen,
  /** The fields whose value is the loser's. */
  take: z.array(z.enum(MERGE_FIELDS, { error: 'wrong_type' })),
  /** Account that owns the merged profile, if the two differ. */
  userId: z.optional(Id),
  /** For each distance on which both have a result: the profile whose result counts. */
  resultsOf: z.optional(z.array(z.strictObject({ distanceId: Id, swimmerId: Id }))),
})

export const MergeResultsQuery = z.strictObject({ oneId: IdParam, otherId: IdParam })
