/** What is told of how somebody swam. */

import type { DistCode, SportRank } from '@polynya/contract'

/** An event by its names; where it is not named in English, the Russian name stands for both. */
export interface NamedEvent {
  readonly id: number
  readonly name: string
  readonly nameEn: string | null
}

/** A published time. */
export interface SwimmerResult {
  readonly distCode: DistCode
  /** Hundredths of a second. */
  readonly timeCs: number
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly event: NamedEvent
  /** Null where the distance has no base result. */
  readonly points: number | null
}

/** An event that a swimmer entered, with what came of each distance. */
export interface SwimmerStart extends NamedEvent {
  /** Both `YYYY-MM-DD`. */
  readonly startDate: string
  readonly endDate: string
  readonly entries: readonly {
    readonly distCode: DistCode
    /** Null before the start, and where there was no time. */
    readonly timeCs: number | null
    readonly place: number | null
  }[]
}

/** A best mark that holds: of the nation (`AWR`) or of an age group (`GWR`). */
export interface SwimmerRecord {
  readonly kind: 'AWR' | 'GWR'
  readonly distCode: DistCode
  readonly timeCs: number
  readonly date: string
  readonly ageGroup: string | null
}

/** The highest rank that a result fulfils the norm of. */
export interface RankByResult {
  readonly rank: SportRank
  readonly distCode: DistCode
  readonly timeCs: number
  readonly date: string
}
