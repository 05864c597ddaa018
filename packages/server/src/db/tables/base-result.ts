import type { DistCode, Gender } from '@polynya/domain'

export interface BaseResultTable {
  year: number
  /** 0 is a mixed relay. */
  gender: Gender
  dist_code: DistCode
  time_cs: number
}
