import type { PrintoutFailure, PrintoutName, QueuedPrintoutState } from '@polynya/domain'
import type { Generated } from 'kysely'

/** A printout that an account has made in the background. */
export interface QueuedPrintoutTable {
  id: Generated<number>
  account_id: number
  event_id: number
  printout: PrintoutName
  language: 'ru' | 'en'
  requested_at: Date
  /** Null of an open one; an account has at most one of the same printout. */
  completed_at: Generated<Date | null>
  outcome: Generated<Extract<QueuedPrintoutState, 'ready' | 'failed' | 'cancelled'> | null>
  failure: Generated<PrintoutFailure | null>
  /** Of one that is ready. */
  file_key: Generated<string | null>
}
