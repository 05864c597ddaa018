/**
 * A meet as Lenex 3 has it, in the words of the format. Texts are null where the format leaves them out. What was read
 * from a file has the line on which it starts.
 */

import type { LenexStyle } from '@polynya/domain'

interface Located {
  /** From 1. */
  readonly line?: number
}

export interface LenexMeet extends Located {
  readonly name: string
  readonly nameEn: string | null
  readonly city: string | null
  readonly nation: string | null
  readonly course: string | null
  readonly organizer: string | null
  readonly email: string | null
  /** `YYYY-MM-DD`, as all dates. */
  readonly deadline: string | null
  /** `HH:MM`, as all times of day; null is the end of the day. */
  readonly deadlineTime: string | null
  /** The day on which registration opens. */
  readonly entryStart: string | null
  /** Number of distances that a swimmer may enter; null is no limit. */
  readonly maxEntries: number | null
  readonly ageDate: string | null
  /** Whether ages are counted by years alone. */
  readonly countsYears: boolean
  readonly lanes: { readonly first: number; readonly last: number } | null
  readonly sessions: readonly LenexSession[]
  readonly clubs: readonly LenexClub[]
}

export interface LenexSession extends Located {
  readonly number: number
  readonly name: string | null
  readonly date: string | null
  readonly daytime: string | null
  readonly course: string | null
  readonly events: readonly LenexEvent[]
}

export interface LenexEvent extends Located {
  readonly id: string
  readonly number: number
  /** `M`, `F`, `X` of mixed relays, `A` of all. */
  readonly gender: string
  readonly daytime: string | null
  /** The event whose best swim in this one; null of a first round. */
  readonly previousId: string | null
  readonly style: LenexStyle
  readonly fee: { readonly currency: string; readonly minor: number } | null
  readonly ageGroups: readonly LenexAgeGroup[]
  readonly heats: readonly LenexHeat[]
}

export interface LenexAgeGroup extends Located {
  readonly id: string
  readonly name: string | null
  /** Null is without a bound. */
  readonly min: number | null
  readonly max: number | null
}

export interface LenexHeat extends Located {
  readonly id: string
  readonly number: number
  readonly daytime: string | null
}

export interface LenexClub extends Located {
  readonly name: string
  /** `CLUB`, or `UNATTACHED` of swimmers without one. */
  readonly type: string
  readonly nation: string | null
  readonly region: string | null
  readonly city: string | null
  readonly athletes: readonly LenexAthlete[]
  readonly relays: readonly LenexRelay[]
}

export interface LenexAthlete extends Located {
  readonly id: string
  readonly license: string | null
  readonly lastName: string
  readonly firstName: string
  readonly namePrefix: string | null
  readonly lastNameEn: string | null
  readonly firstNameEn: string | null
  readonly birthDate: string | null
  readonly gender: string
  readonly nation: string | null
  readonly entries: readonly LenexEntry[]
  readonly results: readonly LenexResult[]
}

export interface LenexRelay extends Located {
  readonly name: string | null
  readonly number: number | null
  readonly gender: string
  readonly entries: readonly LenexEntry[]
  readonly results: readonly LenexResult[]
}

/** Where an entry or a result is in the start list. */
export interface LenexStart extends Located {
  readonly eventId: string
  readonly heatId: string | null
  readonly lane: number | null
  readonly status: string | null
  /** Hundredths of a second; null is no time. */
  readonly timeCs: number | null
  /** Of a relay, leg by leg. */
  readonly positions: readonly LenexPosition[]
}

export type LenexEntry = LenexStart

export interface LenexResult extends LenexStart {
  readonly id: string
  readonly comment: string | null
  readonly points: number | null
  readonly splits: readonly LenexSplit[]
}

interface LenexSplit extends Located {
  readonly distance: number
  readonly timeCs: number
}

interface LenexPosition extends Located {
  /** Of the leg, from 1. */
  readonly number: number
  readonly athleteId: string | null
}
