import type { Generated } from 'kysely'

/** The start list of a distance of the programme. */
export interface StartListTable {
  offer_distance_id: number
  event_id: number
  /** When the first heat starts. */
  starts_at: Date | null
  /** From then on nothing reseeds it. */
  locked_at: Date | null
  /** Null: a draft, which only administrators see. */
  published_at: Generated<Date | null>
  version: Generated<number>
  updated_at: Date
}
