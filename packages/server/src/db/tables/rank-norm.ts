import type { DistCode, NormRank, SwimmerGender } from '@polynya/domain'

export interface RankNormTable {
  year: number
  rank: NormRank
  gender: SwimmerGender
  dist_code: DistCode
  /** Null in open water. */
  course_metres: number | null
  time_cs: number
  min_age: number
}
