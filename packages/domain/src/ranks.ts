/**
 * Sport ranks of the Russian classification (ЕВСК; Federal Law 329-FZ, article 22) and their validity.
 * See docs/rules.md#ranks.
 */

import { addMonths } from './calendar.ts'

/** From the highest down. `years`: validity of a rank; null is for life. To be confirmed by the federation. */
export const SPORT_RANKS = {
  MSMK: { years: null },
  MS: { years: null },
  KMS: { years: 3 },
  I: { years: 2 },
  II: { years: 2 },
  III: { years: 2 },
  IY: { years: 2 },
  IIY: { years: 2 },
  IIIY: { years: 2 },
  none: { years: null },
} as const satisfies Record<string, { years: number | null }>

export type SportRank = keyof typeof SPORT_RANKS

export const SPORT_RANK_CODES = Object.keys(SPORT_RANKS) as SportRank[]

/** Whether a rank is higher than another one. */
export const isHigherRank = (rank: SportRank, other: SportRank): boolean =>
  SPORT_RANK_CODES.indexOf(rank) < SPORT_RANK_CODES.indexOf(other)

/** Returns the last day on which a rank achieved on a date is valid; null is for life. */
export function rankValidTill(rank: SportRank, validFrom: string): string | null {
  const { years } = SPORT_RANKS[rank]
  return years === null ? null : addMonths(validFrom, years * 12)
}

/** Why a rank cannot have been achieved on a date; null where it can. `dob` null is a birth date that is not known yet. */
export function rankDateProblem(
  validFrom: string,
  { dob, today }: { readonly dob: string | null; readonly today: string },
): 'date_in_future' | 'rank_before_birth' | null {
  if (validFrom > today) return 'date_in_future'
  return dob !== null && validFrom < dob ? 'rank_before_birth' : null
}

/** Whether a rank achieved on a date has expired by another date. */
export function isRankExpired(rank: SportRank, validFrom: string, on: string): boolean {
  const till = rankValidTill(rank, validFrom)
  return till !== null && on > till
}

interface Fulfilment {
  readonly rank: SportRank
  /** `YYYY-MM-DD`. */
  readonly date: string
}

/** A rank that results fulfilled: from the first of them until its validity ends after the last one. */
export interface RankPeriod<Result extends Fulfilment> {
  readonly rank: SportRank
  readonly from: string
  /** Last day; null is for life. */
  readonly till: string | null
  /** The results in chronological order. */
  readonly results: readonly Result[]
}

/**
 * Returns the ranks that results fulfilled, in chronological order. A result of the same rank prolongs it, a higher one
 * starts a period of its own, and a lower one counts only when no higher rank is valid.
 */
export function rankPeriods<Result extends Fulfilment>(results: readonly Result[]): RankPeriod<Result>[] {
  const inOrder = results.toSorted((one, other) =>
    one.date < other.date ? -1 : Number(one.date > other.date),
  )
  const periods: RankPeriod<Result>[] = []
  for (const result of inOrder) {
    const { rank, date } = result
    const till = rankValidTill(rank, date)
    const held = periods.filter((period) => period.till === null || date <= period.till)
    if (held.some((period) => isHigherRank(period.rank, rank))) continue
    const same = held.find((period) => period.rank === rank)
    if (same) periods[periods.indexOf(same)] = { ...same, till, results: [...same.results, result] }
    else periods.push({ rank, from: date, till, results: [result] })
  }
  return periods
}
