import type { DistCode, Gender, ListRules } from '@polynya/domain'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

export interface OfferDistanceTable {
  id: Generated<number>
  offer_id: number
  dist_code: DistCode
  gender: Gender
  session: number
  min_age: number | null
  max_age: number | null
  para_groups: JSONColumnType<string[]>
  divisions: JSONColumnType<string[]>
  slot_limit: number | null
  reserved: number
  position: number
  /** Rules of its start list that differ from those of the session. */
  list_rules: ColumnType<ListRules, string | undefined, string>
}
