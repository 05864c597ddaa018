import type { BestResultTable } from './best-result.ts'

/** How many rows a ranking has of each country, region and group of paraswimmers; triggers keep it. */
export interface RankingTallyTable
  extends Pick<BestResultTable, 'dist_code' | 'gender' | 'season' | 'water_cat' | 'age_group' | 'country'> {
  /** Empty without a region. */
  region: string
  /** Empty without a group. */
  para_group: string
  total: number
}
