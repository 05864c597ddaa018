/** What an event asks of whoever enters it: data of the event, with what holds where it says nothing. */

import type { AgeGroup } from './age-groups.ts'
import type { SportRank } from './ranks.ts'
import type { Lanes } from './seeding.ts'

/** What a swimmer shows to be admitted, kept in private and good until a day. */
export const ADMISSION_KINDS = ['medical', 'insurance', 'parentalConsent'] as const
export type AdmissionKind = (typeof ADMISSION_KINDS)[number]

/** When papers are asked for: whoever lacks one cannot enter, or they are shown where the event is held. */
export const ADMISSION_TIMES = ['desk', 'entry'] as const
export type AdmissionTime = (typeof ADMISSION_TIMES)[number]

/** What a relay team must be. */
export interface RelayRules {
  /** At least so many of the swimmers of the legs are men, and women. */
  readonly minMen: number
  readonly minWomen: number
  /** How many may be named beyond the legs. */
  readonly maxReserves: number
  /** Groups of the sum of ages; none is one group for all. */
  readonly ageSums: readonly AgeGroup[]
  readonly oneTeamPerSwimmer: boolean
}

/** Instants are ISO 8601; null is no bound of its own: the end of registration holds. */
export interface EntryRules {
  /** The least sport rank of whoever enters; null asks for none. */
  readonly minRank: SportRank | null
  readonly admissions: readonly AdmissionKind[]
  readonly admissionsAt: AdmissionTime
  readonly relay: RelayRules
  /** Full distances keep a list of whoever waits; null keeps none. */
  readonly waiting: {
    /** The most that may wait for one distance; null is no limit. */
    readonly limit: number | null
    /** How long a place is offered, in hours. */
    readonly offerHours: number
  } | null
  /** Until when places are offered to whoever waits. */
  readonly waitingUntil: string | null
  /** Until when a declared time can be changed. */
  readonly changeUntil: string | null
  /** Until when a team can be changed. */
  readonly teamsUntil: string | null
  /** Whether administrators enter swimmers at the venue, after registration closed. */
  readonly onSpot: boolean
}

export const DEFAULT_ENTRY_RULES: EntryRules = {
  minRank: null,
  admissions: [],
  admissionsAt: 'desk',
  relay: { minMen: 0, minWomen: 0, maxReserves: 0, ageSums: [], oneTeamPerSwimmer: true },
  waiting: { limit: null, offerHours: 24 },
  waitingUntil: null,
  changeUntil: null,
  teamsUntil: null,
  onSpot: true,
}

/** How the start lists of an event are made (World Aquatics SW 3.1.1, with what winter swimming asks for). */
export interface ListSettings {
  readonly lanes: Lanes
  readonly order: 'womenFirst' | 'menFirst'
  /** Whether age groups swim together by time; else each has heats of its own. */
  readonly mixAgeGroups: boolean
  /** From the start of one heat to the start of the next, in minutes. */
  readonly gapMinutes: number
  /** How many of the fastest heats are circle-seeded; 0 is none. */
  readonly circleHeats: number
}

export const DEFAULT_LIST_SETTINGS: ListSettings = {
  lanes: { first: 1, last: 6 },
  order: 'womenFirst',
  mixAgeGroups: true,
  gapMinutes: 3,
  circleHeats: 0,
}
