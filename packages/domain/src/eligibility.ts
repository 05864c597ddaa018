/** Eligibility of a swimmer for a distance: one table of rules for server, app and CLI. See docs/rules.md#eligibility. */

import { type AgeGroup, type EventAgeProblem, eventAgeProblem } from './age-groups.ts'
import { countSwims, countsAsSwim, type DistCode } from './distances.ts'
import type { AdmissionKind, AdmissionTime } from './entry-rules.ts'
import { type Gender, mayStart } from './genders.ts'
import { isRankExpired, SPORT_RANK_CODES, type SportRank } from './ranks.ts'
import type { OfferWindow } from './registration.ts'
import { hasStart } from './start-lists.ts'

/** Facts about the swimmer. */
export interface Entrant {
  readonly gender: 1 | 2
  /** On the event's age-group date. */
  readonly age: number
  readonly rank: { readonly sportRank: SportRank; readonly validFrom: string } | null
  /** Codes of the individual distances that they have entered. */
  readonly entered: readonly DistCode[]
  /** Codes of the relays of the same offer with a team of theirs. */
  readonly captained: readonly DistCode[]
  /** Kinds of required admission documents that they lack. */
  readonly missing: readonly AdmissionKind[]
}

/** Facts about the distance. */
export interface EnteredDistance {
  readonly distCode: DistCode
  readonly gender: Gender
  readonly minAge: number | null
  readonly maxAge: number | null
}

export interface EntryTerms {
  readonly offer: OfferWindow
  /** Of the event; without groups every age from 11 to 99 may enter. */
  readonly ageGroups: readonly AgeGroup[]
  readonly minRank: SportRank | null
  /** Maximum number of different swims of individual offers per swimmer; null if unlimited. */
  readonly uqDistPerEvent: number | null
  /** When documents are required; at `entry`, a swimmer without them cannot enter. */
  readonly admissionsAt: AdmissionTime
  readonly now: Date
  /** Today's date at the venue. */
  readonly today: string
  /** Ignores registration windows, for administrators. */
  readonly anyTime: boolean
}

export type EntryProblem =
  | 'offer_closed'
  | 'distance_gender'
  | EventAgeProblem
  | 'distance_age'
  | 'rank_too_low'
  | 'too_many_distances'
  | 'captain_has_team'
  | 'admission_missing'

type Rule = (entrant: Entrant, distance: EnteredDistance, terms: EntryTerms) => boolean

/** Dinners and judge credits have no start, and no age. */
const ageProblem = ({ age }: Entrant, { distCode }: EnteredDistance, { ageGroups }: EntryTerms) =>
  hasStart(distCode) ? eventAgeProblem(age, ageGroups) : null

/** Conditions that violate each rule, in the order of reporting. */
const BREAKS = {
  offer_closed: (_entrant, _distance, { offer, now, anyTime }) =>
    !anyTime &&
    ((offer.regStartDate !== null && now < offer.regStartDate) ||
      (offer.regEndDate !== null && now > offer.regEndDate)),
  distance_gender: ({ gender }, distance) => !mayStart(gender, distance.gender),
  age_too_low: (...entering) => ageProblem(...entering) === 'age_too_low',
  age_too_high: (...entering) => ageProblem(...entering) === 'age_too_high',
  age_without_group: (...entering) => ageProblem(...entering) === 'age_without_group',
  distance_age: ({ age }, { minAge, maxAge }) =>
    (minAge !== null && age < minAge) || (maxAge !== null && age > maxAge),
  rank_too_low: ({ rank }, _distance, { minRank, today }) => !reachesRank(rank, minRank, today),
  too_many_distances: ({ entered }, { distCode }, { offer, uqDistPerEvent }) =>
    uqDistPerEvent !== null &&
    offer.kind === 'individual' &&
    countsAsSwim(distCode) &&
    countSwims([...entered, distCode]) > uqDistPerEvent,
  captain_has_team: ({ captained }, { distCode }, { offer }) =>
    offer.kind === 'relay' && captained.includes(distCode),
  admission_missing: ({ missing }, _distance, { admissionsAt, anyTime }) =>
    !anyTime && admissionsAt === 'entry' && missing.length > 0,
} as const satisfies Record<EntryProblem, Rule>

const PROBLEMS = Object.keys(BREAKS) as EntryProblem[]

/** Returns why a swimmer may not enter a distance; null if they may. For a relay, the rules apply to the captain. */
export function entryProblem(
  entrant: Entrant,
  distance: EnteredDistance,
  terms: EntryTerms,
): EntryProblem | null {
  return PROBLEMS.find((problem) => BREAKS[problem](entrant, distance, terms)) ?? null
}

/**
 * Returns whether a rank is at least the required one on a day; null requires none, an expired rank counts as none.
 * See docs/rules.md#ranks.
 */
export function reachesRank(rank: Entrant['rank'], least: SportRank | null, today: string): boolean {
  if (least === null) return true
  const held = rank && !isRankExpired(rank.sportRank, rank.validFrom, today) ? rank.sportRank : 'none'
  return SPORT_RANK_CODES.indexOf(held) <= SPORT_RANK_CODES.indexOf(least)
}

export type DivisionProblem = 'division_required' | 'division_unknown'

/** Returns why a division is invalid: it must be one of the distance's, or null if the distance has none. */
export function divisionProblem(divisions: readonly string[], chosen: string | null): DivisionProblem | null {
  if (chosen === null) return divisions.length > 0 ? 'division_required' : null
  return divisions.includes(chosen) ? null : 'division_unknown'
}

/** The division of swimmers without special equipment. */
export const GENERAL_DIVISION = 'general'

/** Returns the division of an entry that names none: the general one, if the distance has it. */
export const defaultDivision = (divisions: readonly string[]): string | null =>
  divisions.find((division) => division === GENERAL_DIVISION) ?? null
