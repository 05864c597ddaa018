/** One row while the ranks of results are outdated: those of swimmers from an ID on. */
export interface RankRefreshTable {
  id: number
  from_year: number
  next_swimmer_id: number
}
