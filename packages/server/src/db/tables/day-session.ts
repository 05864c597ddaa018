import type { Generated } from 'kysely'

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
