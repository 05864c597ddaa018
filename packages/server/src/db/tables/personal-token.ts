import type { TokenScope } from '@polynya/contract'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** A token for programs: scoped, valid for a year at most, shown once, stored as a hash. */
export interface PersonalTokenTable {
  id: Generated<number>
  account_id: number
  label: string
  hash: string
  scopes: JSONColumnType<TokenScope[]>
  region: string | null
  created_at: Date
  last_used_at: ColumnType<Date | null, null | undefined, Date>
  expires_at: Date
  revoked_at: ColumnType<Date | null, null | undefined, Date>
}
