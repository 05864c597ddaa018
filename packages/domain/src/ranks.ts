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
