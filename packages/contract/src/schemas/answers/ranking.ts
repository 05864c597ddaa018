import * as z from 'zod/mini'
import { WaterCategory } from './event.ts'
import { DateOnly, Id } from './scalars.ts'
import { SwimmerGender } from './swimmer.ts'

const textOrNull = z.nullable(z.string())
const countOrNull = z.nullable(z.int())

const ranked = {
  swimmerId: Id,
  iwsaid: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  nativeFirstName: textOrNull,
  nativePatronim: textOrNull,
  nativeLastName: textOrNull,
  gender: SwimmerGender,
  birthYear: z.int(),
  country: z.string(),
  regionCode: textOrNull,
  city: z.string(),
  club: textOrNull,
}

/** A swimmer as rankings and records show them. */
export const RankedSwimmer = z.object(ranked)

/** The event of a best result. */
const BestEvent = z.object({ id: Id, name: z.string(), nameEn: textOrNull, date: DateOnly })

const best = {
  /** `mm:ss.hh`; null of points over distances. */
  time: textOrNull,
  points: countOrNull,
  waterCat: z.nullable(WaterCategory),
  event: z.nullable(BestEvent),
}

/** A swimmer in a ranking. */
export const RankingRow = z.object({
  place: z.int(),
  ...ranked,
  ...best,
  ageGroup: textOrNull,
  /** Number of distances that the points are of. */
  distances: z.int(),
})

/** A swimmer of the account in a ranking, with the page that shows them. */
export const OwnRanking = z.object({ place: z.int(), position: z.int(), ...ranked, ...best })

/** A swimmer with their best results, beside others. */
export const ComparedSwimmer = z.object({
  ...ranked,
  /** Points over distances. */
  points: countOrNull,
  bests: z.array(z.object({ distCode: z.string(), ...best })),
})

export type RankingRow = z.output<typeof RankingRow>
export type OwnRanking = z.output<typeof OwnRanking>
export type ComparedSwimmer = z.output<typeof ComparedSwimmer>
