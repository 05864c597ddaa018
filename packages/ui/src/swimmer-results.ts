/** Results of a swimmer as the components show them. */

import type { DistCode, SportRank } from '@polynya/contract'

/** An event by its names; components fall back to the Russian name if there is no English one. */
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

/** An event that a swimmer entered, with the result of each distance. */
export interface SwimmerStart extends NamedEvent {
  /** Both `YYYY-MM-DD`. */
  readonly startDate: string
  readonly endDate: string
  readonly entries: readonly {
    readonly distCode: DistCode
    /** Null before the start and without a result. */
    readonly timeCs: number | null
    readonly place: number | null
  }[]
}

/** A current record: national (`AWR`) or of an age group (`GWR`). */
export interface SwimmerRecord {
  readonly kind: 'AWR' | 'GWR'
  readonly distCode: DistCode
  readonly timeCs: number
  readonly date: string
  readonly ageGroup: string | null
  /** Tentative until the federation approves it. */
  readonly state: 'tentative' | 'approved'
}

/** The highest rank whose norm a result fulfils. */
export interface RankByResult {
  readonly rank: SportRank
  readonly distCode: DistCode
  readonly timeCs: number
  readonly date: string
}
