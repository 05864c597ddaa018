import type { ListSettings } from '@polynya/domain'
import type { Generated, JSONColumnType } from 'kysely'

/** A session of an event; distances refer to it by its number. */
export interface EventSessionTable {
  id: Generated<number>
  event_id: number
  number: number
  name: string | null
  name_en: string | null
  /** At the venue. */
  date: string | null
  /** `HH:MM` at the venue. */
  start_time: string | null
  /** Measured, in °C. */
  water_temp: number | null
  air_temp: number | null
  /** Null in open water. */
  course_metres: number | null
  /** Rules of start lists that differ from those of the event. */
  list_rules: Generated<JSONColumnType<Partial<ListSettings>>>
  /** IDs of distances in the order in which they swim; the others follow in the order of the programme. */
  distance_order: Generated<JSONColumnType<number[]>>
  version: Generated<number>
}
