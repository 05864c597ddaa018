import type { EntryState } from '@polynya/domain'
import type { Generated } from 'kysely'

/** A swimmer, or a team by its captain, on one distance. */
export interface EntryTable {
  id: Generated<number>
  registration_id: number
  event_id: number
  swimmer_id: number
  offer_id: number
  offer_distance_id: number
  /** Null while it waits, and while the waiting list offers it a place. */
  order_id: number | null
  state: EntryState
  division: string | null
  /** The declared time; null is none. */
  seed_time_cs: number | null
  on_spot: boolean
  /** A held place is free again from then on. */
  hold_until: Date | null
  /** Its place on the waiting list of its distance, from 1. */
  waiting_position: number | null
  /** Its order among those that waited when their event was called off; null once they wait again. */
  called_off_position: number | null
  /** When the waiting list offered it a place. */
  offered_at: Date | null
  created_at: Date
  updated_at: Date
}
