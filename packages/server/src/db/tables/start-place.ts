import type { Generated } from 'kysely'

export interface StartPlaceTable {
  id: Generated<number>
  offer_distance_id: number
  entry_id: number
  /** Null, like the lane, of a scratched starter whose lane is free or taken. */
  heat: number | null
  lane: number | null
  /** Does not start; a late entry may take the lane. */
  scratched_at: Date | null
}
