/** Norms of sport ranks: the slowest times that fulfil them. See docs/rules.md#rank-norms. */

import { type DistCode, distanceOf } from './distances.ts'
import type { SwimmerGender } from './genders.ts'
import { SPORT_RANK_CODES, type SportRank } from './ranks.ts'

export type NormRank = Exclude<SportRank, 'none'>

/** Ranks that have norms, from the highest down. */
export const NORM_RANKS = SPORT_RANK_CODES.filter((rank): rank is NormRank => rank !== 'none')

/** Columns of a CSV file of norms; the course is empty in open water. */
export const NORM_COLUMNS = ['rank', 'gender', 'distance', 'course', 'time', 'minAge'] as const

export const NORM_LIMITS = {
  /** Norms of a year. */
  count: 2000,
  /** Length of a course, in metres. */
  course: { min: 10, max: 100 },
  /** Age in whole years. */
  age: { min: 0, max: 99 },
} as const

/** A norm: who swims the time, or a faster one, fulfils it. */
export interface RankNorm {
  readonly rank: NormRank
  readonly gender: SwimmerGender
  readonly distCode: DistCode
  /** Length of the course in metres; null in open water. */
  readonly courseMetres: number | null
  /** Hundredths of a second. */
  readonly timeCs: number
  /** In whole years on the day of the start. */
  readonly minAge: number
}

/** A time that is compared with norms. */
export type NormedStart = Omit<RankNorm, 'rank' | 'minAge'> & { readonly age: number }

/** Whether a distance can have norms: those that a swimmer swims alone and that are timed. */
export function hasNorms(code: DistCode): boolean {
  const { kind } = distanceOf(code)
  return kind === 'individual' || kind === 'openWater'
}

/** Whether the norms of a distance depend on the length of the course. */
export const hasCourse = (code: DistCode): boolean => distanceOf(code).kind === 'individual'

/** Returns the highest rank whose norm a start fulfils; null if it fulfils none. */
export function fulfilledRank(norms: readonly RankNorm[], start: NormedStart): NormRank | null {
  const courseMetres = hasCourse(start.distCode) ? start.courseMetres : null
  const fulfilled = norms.filter(
    (norm) =>
      norm.distCode === start.distCode &&
      norm.gender === start.gender &&
      norm.courseMetres === courseMetres &&
      start.timeCs <= norm.timeCs &&
      start.age >= norm.minAge,
  )
  return NORM_RANKS.find((rank) => fulfilled.some((norm) => norm.rank === rank)) ?? null
}

/** Returns the year whose norms are in force on a date: the latest one that has started; null before all of them. */
export function normYearOf(years: readonly number[], date: string): number | null {
  const year = Number(date.slice(0, 4))
  const started = years.filter((each) => each <= year)
  return started.length > 0 ? Math.max(...started) : null
}

const ofOneScale = ({ gender, distCode, courseMetres }: RankNorm) => `${distCode} ${gender} ${courseMetres}`

/** Returns the norms that are slower than the norm of a lower rank on the same distance: one of the two is wrong. */
export function misorderedNorms<Norm extends RankNorm>(norms: readonly Norm[]): Norm[] {
  return [...Map.groupBy(norms, ofOneScale).values()].flatMap((scale) => {
    const limits = limitsByRank(scale)
    return scale.filter(({ rank, timeCs }) => timeCs > (limits.get(rank) ?? timeCs))
  })
}

/** Returns the fastest norm of the ranks below each rank of a scale. */
function limitsByRank(scale: readonly RankNorm[]): Map<NormRank, number> {
  const byRank = Map.groupBy(scale, ({ rank }) => rank)
  const limits = new Map<NormRank, number>()
  let limit = Number.POSITIVE_INFINITY
  for (const rank of NORM_RANKS.toReversed()) {
    limits.set(rank, limit)
    for (const { timeCs } of byRank.get(rank) ?? []) limit = Math.min(limit, timeCs)
  }
  return limits
}

/** Names of ranks in files, in capitals, beside our codes: as the classification and Russian programs write them. */
const RANK_NAMES: Readonly<Record<string, NormRank>> = {
  МСМК: 'MSMK',
  МС: 'MS',
  КМС: 'KMS',
  IЮ: 'IY',
  IIЮ: 'IIY',
  IIIЮ: 'IIIY',
}

/** Returns the rank of a code or name in any case; null if it is none with norms. */
export function findNormRank(text: string): NormRank | null {
  const name = text.trim().toUpperCase()
  return NORM_RANKS.find((rank) => rank === name) ?? RANK_NAMES[name] ?? null
}
