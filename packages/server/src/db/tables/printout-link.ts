import type { PrintoutName } from '@polynya/domain'
import type { Generated } from 'kysely'

/** Opens a printout without signing in, as an account sees it. */
export interface PrintoutLinkTable {
  id: Generated<number>
  /** The code itself is in the link alone. */
  code_hash: string
  account_id: number
  event_id: number
  printout: PrintoutName
  created_at: Date
  expires_at: Date
}
