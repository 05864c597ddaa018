import type { Generated } from 'kysely'

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
