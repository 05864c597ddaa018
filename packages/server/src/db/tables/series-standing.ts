import type { StageScore } from '@polynya/domain'
import type { JSONColumnType } from 'kysely'

/** A swimmer in a standing; the age group `all` is the absolute one. */
export interface SeriesStandingTable {
  series_id: number
  gender: 1 | 2
  age_group: string
  swimmer_id: number
  place: number
  score: number
  stages: JSONColumnType<StageScore[]>
}
