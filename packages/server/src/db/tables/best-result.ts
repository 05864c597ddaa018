import type { DistCode, Every, WaterCategory } from '@polynya/domain'

/** The best result of a swimmer in a scope of rankings, or the points over distances. */
export interface BestResultTable {
  swimmer_id: number
  dist_code: DistCode | Every
  season: string
  water_cat: WaterCategory | Every
  age_group: string
  /** As in the profile of the swimmer: a trigger follows it, as it does the country and the region. */
  gender: 1 | 2
  country: string
  region: string | null
  para_group: string | null
  /** Null of points over distances, as are the water category and the time. */
  event_id: number | null
  result_water_cat: WaterCategory | null
  time_cs: number | null
  points: number | null
  /** Number of distances that the points are of. */
  distances: number
  /** Orders a ranking: the time, or the negative of the points over distances. */
  sort_key: number
}
