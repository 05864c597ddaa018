import type { Language } from '@polynya/contract'
import type { Generated } from 'kysely'
import type { Default } from '../column-types.ts'

/** Who signs in. Numbers below 1000 are reserved; sign-ups start at 1000. */
export interface AccountTable {
  id: Generated<number>
  /** Lower case; null for a reserved account without an owner, or a deleted one. */
  email: string | null
  /** argon2id in PHC form; null until a password is set. */
  password_hash: string | null
  first_name: string
  last_name: string
  language: Default<Language>
  consent_version: string | null
  consent_at: Date | null
  activated_at: Date | null
  blocked_at: Date | null
  deleted_at: Date | null
  /** Incremented to invalidate every access token of the account at once. */
  token_version: Default<number>
  /** Increases with each change of its rights. */
  rights_version: Default<number>
  created_at: Date
  updated_at: Date
}
