import type { Generated } from 'kysely'

/** Opens the timing of an event to phones without accounts. */
export interface TimingCodeTable {
  id: Generated<number>
  event_id: number
  /** The code itself is shown once. */
  code_hash: string
  created_at: Date
  expires_at: Date
  /** Null if the account was deleted. */
  created_by: number | null
  /** To the minute; null if no phone has used it. */
  last_seen_at: Date | null
}
