import { DIST_CODES, NORM_RANKS } from '@polynya/domain'
import * as z from 'zod/mini'
import { Instant } from './scalars.ts'

/** A sport rank that has norms. */
export const NormRank = z.enum(NORM_RANKS)

/** A norm: the slowest time that fulfils the rank. */
const RankNorm = z.object({
  rank: NormRank,
  gender: z.literal([1, 2]),
  distCode: z.enum(DIST_CODES),
  /** Null in open water. */
  courseMetres: z.nullable(z.int()),
  /** `mm:ss.hh`. */
  time: z.string(),
  minAge: z.int(),
})

/** A year of norms, in force from its first day until those of a later year. */
export const RankNormYear = z.object({
  year: z.int(),
  /** Samples of the demo, which no state act contains. */
  isSample: z.boolean(),
  importedAt: Instant,
  /** Number of its norms. */
  count: z.int(),
})

export const RankNorms = z.extend(RankNormYear, { norms: z.array(RankNorm) })

export const NORM_FAULTS = [
  'unreadable',
  'too_large',
  'archive_wrong',
  'column_missing',
  'required',
  'wrong_format',
  'rank_unknown',
  'gender_unknown',
  'distance_unknown',
  'course_unknown',
  'age_unknown',
  'repeated',
  'slower_than_lower_rank',
  'too_many',
] as const

/** What an import found, and whether it was stored: a file with an error changes nothing. */
export const RankNormImport = z.object({
  isStored: z.boolean(),
  /** Number of norms by rank, the highest first. */
  norms: z.array(z.object({ rank: NormRank, count: z.int() })),
  /** What is not swum here, such as `100 BACK`: it is left out. */
  leftOut: z.array(z.object({ what: z.string(), count: z.int() })),
  errors: z.array(
    z.object({
      /** Line of the file, from 1. */
      line: z.int(),
      field: z.nullable(z.string()),
      fault: z.enum(NORM_FAULTS),
    }),
  ),
})

export type RankNormYear = z.output<typeof RankNormYear>
export type RankNorms = z.output<typeof RankNorms>
export type RankNormImport = z.output<typeof RankNormImport>
export type NormFault = (typeof NORM_FAULTS)[number]
