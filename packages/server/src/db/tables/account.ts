import type { Language, RightName } from '@polynya/contract'
import type { ColumnType, Generated } from 'kysely'

type Default<T> = ColumnType<T, T | undefined, T>

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

/** What an account may do beyond its own affairs, everywhere (region null) or in one region. */
export interface AccountRightTable {
  account_id: number
  right: RightName
  region: string | null
}

/** A link sent by e-mail: its secret is stored as a hash, works once, and expires. */
export interface MailLinkTable {
  id: Generated<number>
  account_id: number
  kind: 'activation' | 'reset' | 'email' | 'setup'
  secret_hash: string
  /** What `user/forgot` answers: it names the request and resets nothing. */
  reference: string
  /** The new address of an `email` link. */
  email: string | null
  expires_at: Date
  used_at: Date | null
  created_at: Date
}
