import { TIMEKEEPERS } from '@polynya/domain'
import * as z from 'zod/mini'
import type { FieldReason } from '../../reasons.ts'
import { EventSession } from './event-session.ts'
import { Id, Instant } from './scalars.ts'
import { StartList } from './start-list.ts'

/** A code that opens the timing of an event; shown once. */
export const TimingCode = z.object({ code: z.string(), expiresAt: Instant })

/** The codes of an event that work. */
export const TimingCodes = z.object({
  codes: z.array(
    z.object({
      id: Id,
      createdBy: z.nullable(z.string()),
      createdAt: Instant,
      expiresAt: Instant,
      lastSeenAt: z.nullable(Instant),
    }),
  ),
})

/** What a timekeeper's phone needs: from then on it works without network. */
export const TimingSheet = z.object({
  eventId: Id,
  name: z.string(),
  nameEn: z.nullable(z.string()),
  expiresAt: Instant,
  sessions: z.array(z.pick(EventSession, { number: true, name: true, nameEn: true })),
  lists: z.array(StartList),
})

/** The start of a heat by the starter's phone, in the server's time. */
export const HeatStart = z.object({
  distanceId: Id,
  heat: z.int(),
  startedAt: Instant,
  clockErrorMs: z.int(),
})

/** A mark that names a distance, a heat or a lane that the start lists of the event do not have. */
const RefusedMark = z.object({
  sentId: z.string(),
  field: z.enum(['distanceId', 'heat', 'lane']),
  reason: z.literal('not_allowed' satisfies FieldReason),
})

/** IDs of the marks that are stored, those that are refused, and the starts of the heats of the event. */
export const TimingReceipt = z.object({
  stored: z.array(z.string()),
  refused: z.array(RefusedMark),
  starts: z.array(HeatStart),
})

const TimekeeperTime = z.object({
  timekeeper: z.literal(TIMEKEEPERS),
  time: z.string(),
  clockErrorMs: z.int(),
  device: z.string(),
})

/** The official time of a lane by its timekeepers, for the desk to accept. */
export const TimingProposal = z.object({
  distanceId: Id,
  heat: z.int(),
  lane: z.int(),
  time: z.string(),
  times: z.array(TimekeeperTime),
})

export const TimingProposals = z.object({ proposals: z.array(TimingProposal), starts: z.array(HeatStart) })

export type TimingCode = z.output<typeof TimingCode>
export type TimingCodes = z.output<typeof TimingCodes>
export type TimingSheet = z.output<typeof TimingSheet>
export type HeatStart = z.output<typeof HeatStart>
export type TimingReceipt = z.output<typeof TimingReceipt>
export type TimingProposal = z.output<typeof TimingProposal>
export type TimingProposals = z.output<typeof TimingProposals>
