import type { EventState } from '@polynya/domain'
import type { Generated } from 'kysely'

/** Accounts that follow an event by e-mail, and what each of them knows of it. */
export interface EventFollowTable {
  event_id: number
  account_id: number
  created_at: Date
  /** Secret of the link by which the account unfollows the event without signing in. */
  unsubscribe_key: Generated<string>
  /** When the account was reminded of the opening of registration. */
  reminded_at: Date | null
  /** When the account was last notified of changes; first, when it started to follow. */
  notified_at: Date
  known_state: EventState
  known_start_date: string | null
  known_end_date: string | null
  known_start_lists: boolean
  known_results: boolean
}
