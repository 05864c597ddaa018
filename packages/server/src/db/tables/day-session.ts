import type { TokenScope } from '@polynya/contract'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** One sign-in on one device: the family of its refresh tokens. */
export interface DaySessionTable {
  id: Generated<number>
  account_id: number
  /** Derives each refresh token from the one before it, so that no token is stored readable. */
  secret: string
  user_agent: string
  ip_address: string | null
  created_at: Date
  last_used_at: Date
  revoked_at: Date | null
}

/** A refresh token as its hash. The one without `rotated_at` is the active leaf of its session. */
export interface RefreshTokenTable {
  hash: string
  session_id: number
  created_at: Date
  expires_at: Date
  rotated_at: Date | null
}

/** A key that signs access tokens; the newest signs, older ones still verify until their tokens run out. */
export interface SigningKeyTable {
  kid: string
  secret: string
  created_at: Date
}

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
