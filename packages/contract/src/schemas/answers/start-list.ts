import * as z from 'zod/mini'
import { Gender } from './event.ts'
import { Id, Instant } from './scalars.ts'
import { SportRank, SwimmerGender } from './swimmer.ts'

const textOrNull = z.nullable(z.string())

const names = {
  firstName: z.string(),
  lastName: z.string(),
  nativeFirstName: textOrNull,
  nativePatronim: textOrNull,
  nativeLastName: textOrNull,
}

/** A swimmer at an event as everybody sees them. */
const entrant = {
  swimmerId: Id,
  iwsaid: z.string(),
  /** The competition number; null until the first entry is confirmed. */
  number: z.nullable(z.int()),
  ...names,
  gender: SwimmerGender,
  birthYear: z.int(),
  /** As computed for the event. */
  ageGroup: textOrNull,
  country: z.string(),
  regionCode: textOrNull,
  city: z.string(),
  club: textOrNull,
  sportRank: SportRank,
}

/** A relay team as its protocol was saved last; the swimmer beside it is its captain. */
export const StartTeam = z.object({
  teamId: z.string(),
  teamNameRu: z.string(),
  teamNameEn: z.string(),
  /** Swimmer of each leg, from 1; empty until the protocol is saved. */
  teamMembers: z.array(z.object({ stageId: z.int(), iwsaId: z.string(), ...names })),
})

const entered = {
  entryId: Id,
  division: textOrNull,
  /** The declared time, `mm:ss.hh`; null is none. */
  seedTime: textOrNull,
  team: z.nullable(StartTeam),
}

/** A distance of the programme. */
const distance = { distanceId: Id, distCode: z.string() }

/** A swimmer of an event with the distances that they entered. */
export const Entrant = z.object({
  ...entrant,
  entries: z.array(z.object({ ...entered, ...distance, gender: Gender })),
})

/** Swimmers whose entries are confirmed, or those who have not paid; `unPaid` counts the latter either way. */
export const SwimmerList = z.object({ swimmers: z.array(Entrant), total: z.int(), unPaid: z.int() })

/** A swimmer or a team on a distance. */
export const Competitor = z.object({ ...entrant, ...entered, distanceId: Id, isPaid: z.boolean() })
export const Competitors = z.object({ competitors: z.array(Competitor) })

/** A swimmer or a team who starts. */
export const Starter = z.object({ ...entrant, ...entered })

const ofList = {
  ...distance,
  gender: Gender,
  session: z.int(),
  /** When the first heat starts, by the timetable. */
  startsAt: z.nullable(Instant),
  /** Whether this start is set by hand. */
  isStartFixed: z.boolean(),
  /** A locked list cannot be re-seeded. */
  isLocked: z.boolean(),
  /** Drafts are shown to administrators of the event only. */
  isPublished: z.boolean(),
  /** Increases with every change; sent as `If-Match`. Null if the distance has no list yet. */
  version: z.nullable(z.int()),
  updatedAt: z.nullable(Instant),
}

/** Summary of a start list in an overview. */
export const StartListHead = z.object({
  ...ofList,
  heats: z.int(),
  /** Confirmed entries, with or without a lane. */
  entries: z.int(),
  /** Confirmed entries that have no lane and are not scratched. */
  late: z.int(),
  /** Whether it starts before the heats before it have ended. */
  overlaps: z.boolean(),
})
export const StartListHeads = z.object({ lists: z.array(StartListHead) })

/** A lane of a heat with its starter; a scratched one has it until a late entry takes it. */
export const StartLane = z.object({ lane: z.int(), scratched: z.boolean(), starter: Starter })

/** Another heat that swims together with a heat, with its lanes. */
export const MergedHeat = z.object({
  ...distance,
  gender: Gender,
  heat: z.int(),
  lanes: z.array(z.int()),
})

export const StartHeat = z.object({
  heat: z.int(),
  /** Heats of other lists, or of this one, that swim together with it. */
  mergedWith: z.array(MergedHeat),
  /** Whether it was merged into the first of them, and can be separated. */
  isMerged: z.boolean(),
  startsAt: z.nullable(Instant),
  lanes: z.array(StartLane),
})

/** The start list of a distance, heats in the order in which they swim. */
export const StartList = z.object({
  ...ofList,
  /** The lanes of the pool; null of a mass start, whose lanes are the competition numbers. */
  pool: z.nullable(z.object({ first: z.int(), last: z.int() })),
  excludedLanes: z.array(z.int()),
  heats: z.array(StartHeat),
  /** Confirmed entries that have no lane. */
  late: z.array(Starter),
  /** Scratched starters without a lane: the list was seeded again, or a late entry took theirs. */
  scratched: z.array(Starter),
})
export const StartLists = z.object({ lists: z.array(StartList) })

/** Result of seeding, or its preview, for each distance; locked ones are unchanged. */
export const Seeding = z.object({
  seeded: z.array(z.object({ ...distance, gender: Gender, heats: z.int(), entries: z.int() })),
  locked: z.array(Id),
})

/** The entries of an order as they are now, and the distances whose lists followed them or are locked. */
export const SeedTimes = z.object({
  entries: z.array(z.object({ ...distance, entryId: Id, seedTime: textOrNull, division: textOrNull })),
  seeded: z.array(Id),
  locked: z.array(Id),
})

export type Entrant = z.output<typeof Entrant>
export type SwimmerList = z.output<typeof SwimmerList>
export type Competitor = z.output<typeof Competitor>
export type Starter = z.output<typeof Starter>
export type StartLane = z.output<typeof StartLane>
export type MergedHeat = z.output<typeof MergedHeat>
export type StartHeat = z.output<typeof StartHeat>
export type StartList = z.output<typeof StartList>
export type StartListHead = z.output<typeof StartListHead>
export type Seeding = z.output<typeof Seeding>
export type SeedTimes = z.output<typeof SeedTimes>
