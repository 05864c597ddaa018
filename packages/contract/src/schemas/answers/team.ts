import * as z from 'zod/mini'
import { Gender } from './event.ts'
import { Id, Instant } from './scalars.ts'
import { SwimmerGender } from './swimmer.ts'

/** Key of a team: its captain (the swimmer's number), distance, offer and event. */
const address = { captainId: Id, distCode: z.string(), offerId: Id, eventId: Id }

const named = {
  /** Four Latin letters. */
  teamId: z.string(),
  teamNameRu: z.string(),
  teamNameEn: z.string(),
  ...address,
  /** The number of legs. */
  stage: z.int(),
  /** Swimmers of the legs; reserves are not counted. */
  memberCount: z.int(),
}

/** A team in the list of an event. */
export const TeamCard = z.object({
  ...named,
  /** The gender of the distance. */
  gender: Gender,
  /** Whether its place is paid or free of charge. */
  isConfirmed: z.boolean(),
})

/** Teams by the programme, then by name. Visitors see those whose place is confirmed. */
export const Teams = z.object({ teams: z.array(TeamCard) })

/** Swimmer of a leg; stages beyond the legs are reserves. */
export const TeamMember = z.object({
  /** From 1. */
  stageId: z.int(),
  /** The registry ID. */
  iwsaId: z.string(),
  swimmerRu: z.string(),
  swimmerEn: z.string(),
  gender: SwimmerGender,
  /** The leg time, else the declared time over the distance of the leg, `mm:ss.hh`; null is none. */
  seedTime: z.nullable(z.string()),
  /** Extension: the captain's time for the leg, `mm:ss.hh`; null is none. */
  legTime: z.nullable(z.string()),
  /** As counted for the event. */
  age: z.int(),
  /** Extension: whether the caller owns the swimmer and may remove it from the team now; absent is no. */
  canLeave: z.optional(z.boolean()),
})

/** A swimmer whose owner removed it from a team. */
export const LeftMember = z.object({
  /** The registry ID. */
  iwsaId: z.string(),
  swimmerRu: z.string(),
  swimmerEn: z.string(),
  leftAt: Instant,
})

/** Missing members of a team: swimmers for its legs, men, women. */
export const TeamLack = z.object({
  gap: z.enum(['legs_missing', 'men_missing', 'women_missing']),
  missing: z.int(),
})

/** A relay team. Its owner is returned only to the owner and administrators. */
export const Team = z.object({
  ...named,
  userId: z.optional(z.nullable(Id)),
  /** The captain's registry ID. */
  captain: z.string(),
  /** Ages of the swimmers of the legs. */
  sumAge: z.int(),
  /** The group of the whole team by its sum of ages. */
  ageGroup: z.nullable(z.string()),
  /** Total of the legs, `mm:ss.hh` with more digits of minutes beyond 99:59.99; null until every leg has a time. */
  sumSeedTime: z.nullable(z.string()),
  teamMembers: z.array(TeamMember),
  /** Extension: swimmers who left and were not named again, latest first; for the owner and administrators alone. */
  leftMembers: z.optional(z.array(LeftMember)),
  /** Maximum number of reserves. */
  maxReserves: z.int(),
  problems: z.array(TeamLack),
  /** Whether the caller may change it now. */
  canEdit: z.boolean(),
  /** Until when its owner may change it; null is no limit. */
  editableUntil: z.nullable(Instant),
  /** Time zone of the venue, in which its deadline is shown. */
  timeZone: z.string(),
  /** When its composition was written into the start list; null is never, or not since it was changed. */
  protocolSavedAt: z.nullable(Instant),
  /** For `If-Match`. */
  version: z.int(),
})

/** A link by which swimmers join a team themselves; its secret is returned once. */
export const TeamInvite = z.object({ token: z.string(), expiresAt: Instant })

/** The team of an invitation, without its members. */
export const TeamInvitation = z.object({
  ...named,
  eventName: z.string(),
  eventNameEn: z.nullable(z.string()),
  /** The gender of the distance. */
  gender: Gender,
  /** Legs, then reserves, that have no swimmer. */
  freeStages: z.array(z.int()),
  expiresAt: Instant,
})

export type TeamInvitation = z.output<typeof TeamInvitation>
export type Team = z.output<typeof Team>
export type TeamCard = z.output<typeof TeamCard>
export type TeamMember = z.output<typeof TeamMember>
export type LeftMember = z.output<typeof LeftMember>
export type TeamLack = z.output<typeof TeamLack>
