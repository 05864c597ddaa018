export interface SeriesStageTable {
  series_id: number
  event_id: number
}
