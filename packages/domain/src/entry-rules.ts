/** Entry rules of an event, with defaults. See docs/rules.md#entries. */

import type { AgeGroup } from './age-groups.ts'
import type { SportRank } from './ranks.ts'
import type { Lanes } from './seeding.ts'

/** Kinds of admission documents: private, with an optional expiry date. See docs/rules.md#admission-documents. */
export const ADMISSION_KINDS = ['medical', 'insurance', 'parentalConsent'] as const
export type AdmissionKind = (typeof ADMISSION_KINDS)[number]

/** When documents are required: before entering, or at the venue. See docs/rules.md#admission-documents. */
export const ADMISSION_TIMES = ['desk', 'entry'] as const
export type AdmissionTime = (typeof ADMISSION_TIMES)[number]

/** Composition of a relay team. */
export interface RelayRules {
  /** Minimum number of men, and of women, in the legs. */
  readonly minMen: number
  readonly minWomen: number
  /** Maximum number of members beyond the legs. */
  readonly maxReserves: number
  /** Age groups by total age; without any, all teams form one group. */
  readonly ageSums: readonly AgeGroup[]
  readonly oneTeamPerSwimmer: boolean
}

/** Instants are ISO 8601; null means the end of registration. */
export interface EntryRules {
  /** Minimum sport rank; null if none is required. */
  readonly minRank: SportRank | null
  readonly admissions: readonly AdmissionKind[]
  readonly admissionsAt: AdmissionTime
  readonly relay: RelayRules
  /** Waiting list for full distances; null disables it. */
  readonly waiting: {
    /** Maximum number of waiting entries per distance; null if unlimited. */
    readonly limit: number | null
    /** Duration of an offered place, in hours. */
    readonly offerHours: number
  } | null
  /** Until when places are offered to the waiting list. */
  readonly waitingUntil: string | null
  /** Until when a declared time can be changed. */
  readonly changeUntil: string | null
  /** Until when a team can be changed. */
  readonly teamsUntil: string | null
  /** Whether administrators may enter swimmers at the venue after registration closed. */
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

/** Settings of the seeding (World Aquatics SW 3.1.1, with additions for winter swimming). */
export interface ListSettings {
  readonly lanes: Lanes
  readonly order: 'womenFirst' | 'menFirst'
  /** Whether age groups swim together by time; otherwise each has its own heats. */
  readonly mixAgeGroups: boolean
  /** From the start of a heat to the start of the next, in minutes. */
  readonly gapMinutes: number
  /** Number of circle-seeded fastest heats; 0 for none. */
  readonly circleHeats: number
  /** Lanes that no starter gets. */
  readonly excludedLanes: readonly number[]
  /** Lanes from the best to the last; lanes left out follow from the centre out. */
  readonly laneOrder: readonly number[]
  /** Whether each division has its own heats. */
  readonly byDivision: boolean
  /** Minimum number of starters in a heat while there are enough of them. */
  readonly minimumInHeat: number
}

/** Settings of the seeding of a new event. See docs/rules.md#start-lists. */
export const DEFAULT_LIST_SETTINGS: ListSettings = {
  lanes: { first: 1, last: 6 },
  order: 'womenFirst',
  mixAgeGroups: true,
  gapMinutes: 3,
  circleHeats: 0,
  excludedLanes: [],
  laneOrder: [],
  byDivision: false,
  minimumInHeat: 3,
}
