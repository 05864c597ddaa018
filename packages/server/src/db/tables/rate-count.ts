/** Number of requests since the start of a window. */
export interface RateCountTable {
  key: string
  window_at: Date
  count: number
}
