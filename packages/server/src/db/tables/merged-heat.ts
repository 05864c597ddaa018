import type { ColumnType, Generated } from 'kysely'

/** A heat whose starters swim in the heat of another list, or of another number. */
export interface MergedHeatTable {
  id: Generated<number>
  event_id: number
  offer_distance_id: number
  heat: number
  into_distance_id: number
  into_heat: number
  /** Lanes of its starters before: pairs of entry ID and lane. */
  lanes_before: ColumnType<[entryId: number, lane: number][], string, string>
}
