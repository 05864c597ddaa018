import type { ResultState } from '@polynya/domain'
import type { Generated } from 'kysely'

/** The results of a distance of the programme, from the first recorded one on. */
export interface ResultListTable {
  offer_distance_id: number
  event_id: number
  state: Generated<ResultState>
  /** From then on no result changes. */
  locked_at: Date | null
  published_at: Date | null
  /** The year of the base results of the points; null until the results are official. */
  base_year: number | null
  version: Generated<number>
  updated_at: Date
}
