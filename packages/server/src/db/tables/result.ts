import type { StartTeam } from '@polynya/contract'
import type { DisqualificationCode, NormRank, Penalty, Progress, ResultStatus } from '@polynya/domain'
import type { Generated, JSONColumnType } from 'kysely'
import type * as z from 'zod/mini'

/** The result of an entry. Division, groups and team are as they were when it was recorded. */
export interface ResultTable {
  id: Generated<number>
  event_id: number
  offer_distance_id: number
  entry_id: number
  heat: number | null
  lane: number | null
  status: ResultStatus
  raw_time_cs: number | null
  penalties: JSONColumnType<Penalty[]>
  /** Raw time and penalties. */
  final_time_cs: number | null
  code: DisqualificationCode | null
  reason: string | null
  splits_cs: JSONColumnType<number[]>
  division: string | null
  age_group: string | null
  /** The group of paraswimmers in which it is ranked. */
  para_group: string | null
  /** A relay team with its members, as a start list shows it. */
  team: JSONColumnType<z.output<typeof StartTeam>> | null
  /** Of a published result, as medals are awarded; null without a place. */
  awarded_place: number | null
  /** Of a published result among all of the gender, or among all teams; null without a place. */
  absolute_place: number | null
  points: number | null
  /** The highest rank whose norm a published time fulfils; null of others. */
  evsk_rank: NormRank | null
  base_year: number | null
  /** Of a published time; null of others. Computed with the best results of the swimmer. */
  progress: JSONColumnType<Progress> | null
  version: Generated<number>
  typed_by: number | null
  typed_at: Date
  /** The account whose second entry agreed. */
  confirmed_by: number | null
  confirmed_at: Date | null
}
