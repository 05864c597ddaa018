/** Who may enter which distance of an event: one table of rules, asked by server, app and CLI alike. */

import type { DistCode } from './distances.ts'
import type { AdmissionKind, AdmissionTime } from './entry-rules.ts'
import { type Gender, mayStart } from './genders.ts'
import { isRankExpired, SPORT_RANK_CODES, type SportRank } from './ranks.ts'
import type { OfferWindow } from './registration.ts'

/** What of a swimmer decides. */
export interface Entrant {
  readonly gender: 1 | 2
  /** On the event's age-group date. */
  readonly age: number
  readonly rank: { readonly sportRank: SportRank; readonly validFrom: string } | null
  /** The codes of the individual distances that they entered already. */
  readonly entered: readonly DistCode[]
  /** The codes of the relays of the same offer whose teams they captain already. */
  readonly captained: readonly DistCode[]
  /** The papers that the event asks for and they lack. */
  readonly missing: readonly AdmissionKind[]
}

/** What of a distance decides. */
export interface EnteredDistance {
  readonly distCode: DistCode
  readonly gender: Gender
  readonly minAge: number | null
  readonly maxAge: number | null
}

export interface EntryTerms {
  readonly offer: OfferWindow
  readonly minRank: SportRank | null
  /** How many different individual distances a swimmer may enter; null is any number. */
  readonly uqDistPerEvent: number | null
  /** Whether whoever lacks a paper can enter. */
  readonly admissionsAt: AdmissionTime
  readonly now: Date
  /** The same day at the venue. */
  readonly today: string
  /** An administrator enters outside the windows. */
  readonly anyTime: boolean
}

export type EntryProblem =
  | 'offer_closed'
  | 'distance_gender'
  | 'distance_age'
  | 'rank_too_low'
  | 'too_many_distances'
  | 'captain_has_team'
  | 'admission_missing'

type Rule = (entrant: Entrant, distance: EnteredDistance, terms: EntryTerms) => boolean

/** What breaks each rule, in the order in which they are told. */
const BREAKS = {
  offer_closed: (_entrant, _distance, { offer, now, anyTime }) =>
    !anyTime &&
    ((offer.regStartDate !== null && now < offer.regStartDate) ||
      (offer.regEndDate !== null && now > offer.regEndDate)),
  distance_gender: ({ gender }, distance) => !mayStart(gender, distance.gender),
  distance_age: ({ age }, { minAge, maxAge }) =>
    (minAge !== null && age < minAge) || (maxAge !== null && age > maxAge),
  rank_too_low: ({ rank }, _distance, { minRank, today }) =>
    minRank !== null && !reaches(rank, minRank, today),
  too_many_distances: ({ entered }, { distCode }, { offer, uqDistPerEvent }) =>
    uqDistPerEvent !== null &&
    offer.kind === 'individual' &&
    new Set([...entered, distCode]).size > uqDistPerEvent,
  captain_has_team: ({ captained }, { distCode }, { offer }) =>
    offer.kind === 'relay' && captained.includes(distCode),
  admission_missing: ({ missing }, _distance, { admissionsAt, anyTime }) =>
    !anyTime && admissionsAt === 'entry' && missing.length > 0,
} as const satisfies Record<EntryProblem, Rule>

const PROBLEMS = Object.keys(BREAKS) as EntryProblem[]

/** Why a swimmer may not enter a distance; null where they may. For a relay it is asked of the captain. */
export function entryProblem(
  entrant: Entrant,
  distance: EnteredDistance,
  terms: EntryTerms,
): EntryProblem | null {
  return PROBLEMS.find((problem) => BREAKS[problem](entrant, distance, terms)) ?? null
}

/** Ranks stand from the highest down; one that has run out is none. */
function reaches(rank: Entrant['rank'], least: SportRank, today: string): boolean {
  const held = rank && !isRankExpired(rank.sportRank, rank.validFrom, today) ? rank.sportRank : 'none'
  return SPORT_RANK_CODES.indexOf(held) <= SPORT_RANK_CODES.indexOf(least)
}

export type DivisionProblem = 'division_required' | 'division_unknown'

/** Why a division cannot be chosen: one of the distance's own must be, and where it has none, none can. */
export function divisionProblem(divisions: readonly string[], chosen: string | null): DivisionProblem | null {
  if (chosen === null) return divisions.length > 0 ? 'division_required' : null
  return divisions.includes(chosen) ? null : 'division_unknown'
}
