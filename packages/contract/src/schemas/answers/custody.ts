import { LIKENESSES } from '@polynya/domain'
import * as z from 'zod/mini'
import { Gender } from './event.ts'
import { ResultStatus } from './result.ts'
import { DateOnly, Id, Instant } from './scalars.ts'
import { Swimmer, SwimmerCard, SwimmerGender } from './swimmer.ts'

const identity = {
  firstName: z.string(),
  lastName: z.string(),
  gender: SwimmerGender,
  dob: DateOnly,
}

/** Fields of a confirmed profile that only administrators change. */
export const Identity = z.object(identity)

export const ChangeState = z.enum(['open', 'accepted', 'refused', 'withdrawn'])

/** Changes that an owner requested in the identity of a swimmer. */
export const ChangeRequest = z.object({
  id: Id,
  swimmerId: Id,
  iwsaid: z.string(),
  state: ChangeState,
  /** Only what is to change. */
  requested: z.partial(Identity),
  /** The identity at the time of the request. */
  before: Identity,
  /** The identity now. */
  present: Identity,
  /** Whether the profile has changed since the request. */
  outOfSync: z.boolean(),
  /** Reason for the request. */
  reason: z.string(),
  /** Why it was refused. */
  answer: z.nullable(z.string()),
  createdAt: Instant,
  decidedAt: z.nullable(Instant),
})

/** The last request of a swimmer. */
export const LastChange = z.object({ request: z.nullable(ChangeRequest) })
export const ChangePage = z.object({ changes: z.array(ChangeRequest), total: z.int() })

/** An open offer of a profile to the account with an e-mail. */
export const TransferOffer = z.object({
  id: Id,
  swimmer: SwimmerCard,
  /** Recipient's address. The response does not disclose whether an account has this address. */
  email: z.string(),
  /** The name of the account that offers. */
  from: z.string(),
  /** Whether the swimmer is under 18: the accepting account must consent as a guardian. */
  isMinor: z.boolean(),
  createdAt: Instant,
  expiresAt: Instant,
})

/** The account's open offers: those that it made and those that wait for its answer. */
export const Transfers = z.object({ offered: z.array(TransferOffer), received: z.array(TransferOffer) })

/** Two profiles that may be one person: why, and how likely from 0 to 100. */
export const CandidatePair = z.object({
  one: Swimmer,
  other: Swimmer,
  likeness: z.enum(LIKENESSES),
  score: z.int(),
  foundAt: Instant,
})

export const CandidatePage = z.object({ pairs: z.array(CandidatePair), total: z.int() })

const MergedResult = z.object({
  status: ResultStatus,
  finalTime: z.nullable(z.string()),
})

/** A distance on which both profiles of a pair have a result. */
export const DoubleResult = z.object({
  eventId: Id,
  eventName: z.string(),
  eventNameEn: z.nullable(z.string()),
  distanceId: Id,
  distCode: z.string(),
  gender: Gender,
  one: MergedResult,
  other: MergedResult,
})

export const MergeResults = z.object({ doubles: z.array(DoubleResult) })

export type Identity = z.output<typeof Identity>
export type ChangeState = z.output<typeof ChangeState>
export type ChangeRequest = z.output<typeof ChangeRequest>
export type TransferOffer = z.output<typeof TransferOffer>
export type DoubleResult = z.output<typeof DoubleResult>
export type CandidatePair = z.output<typeof CandidatePair>
