export interface RankNormYearTable {
  year: number
  is_sample: boolean
  imported_at: Date
}
