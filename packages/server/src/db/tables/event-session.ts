import type { ListRules } from '@polynya/domain'
import type { ColumnType, Generated } from 'kysely'

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
  list_rules: ColumnType<ListRules, string | undefined, string>
  /** IDs of distances in the order in which they swim; the others follow in the order of the programme. */
  distance_order: ColumnType<number[], string | undefined, string>
  version: Generated<number>
}
