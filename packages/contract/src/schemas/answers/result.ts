import {
  DISQUALIFICATION_CODES,
  PENALTY_CODES,
  PUBLICATION_OUTCOMES,
  PUBLISHED_STATES,
  RESULT_ERRORS,
  RESULT_STATES,
  RESULT_STATUSES,
  RESULT_WARNINGS,
} from '@polynya/domain'
import * as z from 'zod/mini'
import { Gender } from './event.ts'
import { NormRank } from './rank-norm.ts'
import { RecordMark } from './record-mark.ts'
import { DateOnly, Id, Instant } from './scalars.ts'
import { Starter } from './start-list.ts'

const textOrNull = z.nullable(z.string())
const countOrNull = z.nullable(z.int())

export const ResultStatus = z.enum(RESULT_STATUSES)
export const ResultState = z.enum(RESULT_STATES)

/** Five seconds, with the code of the rule and the leg of the relay. */
export const Penalty = z.object({ code: z.enum(PENALTY_CODES), leg: countOrNull })

/** Raw time, penalties and final time: three things. Times are `mm:ss.hh`, with more digits of minutes if needed. */
const timed = {
  status: ResultStatus,
  rawTime: textOrNull,
  penalties: z.array(Penalty),
  finalTime: textOrNull,
  code: z.nullable(z.enum(DISQUALIFICATION_CODES)),
  reason: textOrNull,
  /** Raw times at the ends of parts of the distance. */
  splits: z.array(z.string()),
}

const ofDistance = {
  distanceId: Id,
  distCode: z.string(),
  gender: Gender,
  session: z.int(),
  state: ResultState,
  isLocked: z.boolean(),
  /** Increases with every change; sent as `If-Match`. 0 if nothing was recorded. */
  version: z.int(),
  /** When the results were published last. */
  publishedAt: z.nullable(Instant),
  /** The year of the base results that the points were calculated from. */
  baseYear: countOrNull,
}

/** A distance in the overview of the desk. */
export const DeskHead = z.object({ ...ofDistance, starters: z.int(), recorded: z.int(), heats: z.int() })

export const Desk = z.object({
  event: z.object({
    id: Id,
    name: z.string(),
    nameEn: textOrNull,
    region: textOrNull,
    timeZone: z.string(),
  }),
  /** Whether each result has to be entered twice. */
  secondEntry: z.boolean(),
  lists: z.array(DeskHead),
})

/** A result with who entered it. */
export const DeskResult = z.object({
  ...timed,
  version: z.int(),
  typedBy: textOrNull,
  typedAt: Instant,
  /** When a second entry agreed. */
  confirmedAt: z.nullable(Instant),
})

/** A starter at the desk; heat and lane are null of one without a place in the start list. */
export const DeskLane = z.object({
  heat: countOrNull,
  lane: countOrNull,
  scratched: z.boolean(),
  starter: Starter,
  result: z.nullable(DeskResult),
})

/** A heat of the distance with those of other lists, or of this one, that swim together with it. */
const DeskMerge = z.object({
  heat: z.int(),
  mergedWith: z.array(z.object({ distanceId: Id, distCode: z.string(), gender: Gender, heat: z.int() })),
})

/** The desk of one distance, lanes in swimming order. */
export const DeskList = z.object({
  ...ofDistance,
  secondEntry: z.boolean(),
  mergedHeats: z.array(DeskMerge),
  lanes: z.array(DeskLane),
})

const finding = { entryId: z.nullable(Id), heat: countOrNull }

export const ResultChecks = z.object({
  errors: z.array(z.object({ ...finding, check: z.enum(RESULT_ERRORS) })),
  warnings: z.array(z.object({ ...finding, check: z.enum(RESULT_WARNINGS) })),
})

/** Changes that a recomputation makes, or would make. */
export const ResultChanges = z.object({
  changes: z.array(
    z.object({
      entryId: Id,
      field: z.enum(['ageGroup', 'paraGroup', 'points', 'baseYear']),
      before: z.nullable(z.union([z.string(), z.int()])),
      after: z.nullable(z.union([z.string(), z.int()])),
    }),
  ),
})

const Stored = z.nullable(z.object(timed))

export const ResultHistory = z.object({
  rows: z.array(
    z.object({
      id: Id,
      entryId: Id,
      at: Instant,
      /** Name of the account; null if it was deleted. */
      by: textOrNull,
      before: Stored,
      after: Stored,
      reason: textOrNull,
    }),
  ),
})

/** Accounts with the right to record the results of one event. */
export const ResultsEditors = z.object({
  editors: z.array(
    z.object({ accountId: Id, email: z.string(), firstName: z.string(), lastName: z.string() }),
  ),
})

/** Events whose results the caller may record by that right. */
export const DeskEvents = z.object({
  events: z.array(
    z.object({
      id: Id,
      name: z.string(),
      nameEn: textOrNull,
      startDate: DateOnly,
      endDate: DateOnly,
    }),
  ),
})

/** ResultPlaces from 1; null without a place in that ranking. */
export const ResultPlaces = z.object({
  absolute: countOrNull,
  ageGroup: countOrNull,
  division: countOrNull,
  para: countOrNull,
})

/** A result with its swimmer or team. */
export const RankedResult = z.object({
  ...timed,
  heat: countOrNull,
  lane: countOrNull,
  starter: Starter,
  paraGroup: textOrNull,
  places: ResultPlaces,
  /** Null until the results are official, and without a place or a base result. */
  points: countOrNull,
  /** Records that the result set or equalled, those declined left out. */
  records: z.array(RecordMark),
  /** The highest rank whose norm the published time fulfils; null if none. */
  evskRank: z.nullable(NormRank),
  /** How the time compares with the earlier ones of the swimmer on the distance; null until it is published. */
  progress: z.nullable(
    z.object({
      gainCs: countOrNull,
      sinceLastCs: countOrNull,
      isSeasonBest: z.boolean(),
    }),
  ),
})

/** The results of a distance in the order of a result list. */
export const ResultList = z.object({ ...ofDistance, results: z.array(RankedResult) })
export const ResultLists = z.object({ lists: z.array(ResultList) })

/** Addresses of a printout as a file of each type; they give what the caller of the address may see. */
export const PrintoutFiles = z.object({
  /** Of the results in it: preliminary if some are not official. */
  state: ResultState,
  pdf: z.string(),
  csv: z.string(),
  xlsx: z.string(),
})

export type ResultStatus = z.output<typeof ResultStatus>
export type ResultState = z.output<typeof ResultState>
export type Penalty = z.output<typeof Penalty>
/** The publication of all distances of an event that have results. */
export const Publication = z.object({
  id: Id,
  target: z.enum(PUBLISHED_STATES),
  isOpen: z.boolean(),
  isCancelled: z.boolean(),
  requestedAt: Instant,
  completedAt: z.nullable(Instant),
  /** Number of distances that are done, and of all. */
  done: z.int(),
  count: z.int(),
  /** Of the distances that are done, in their order. */
  outcomes: z.array(
    z.object({
      distanceId: Id,
      outcome: z.enum(PUBLICATION_OUTCOMES),
      /** Number of errors or warnings. */
      findings: z.int(),
    }),
  ),
})

export const LatestPublication = z.object({ publication: z.nullable(Publication) })

export type Publication = z.output<typeof Publication>
export type Desk = z.output<typeof Desk>
export type DeskHead = z.output<typeof DeskHead>
export type DeskResult = z.output<typeof DeskResult>
export type DeskLane = z.output<typeof DeskLane>
export type DeskList = z.output<typeof DeskList>
export type ResultChecks = z.output<typeof ResultChecks>
export type ResultChanges = z.output<typeof ResultChanges>
export type ResultHistory = z.output<typeof ResultHistory>
export type ResultsEditors = z.output<typeof ResultsEditors>
export type RankedResult = z.output<typeof RankedResult>
export type ResultList = z.output<typeof ResultList>
