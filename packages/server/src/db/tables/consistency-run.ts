import type { CheckOutcome } from '@polynya/domain'
import type { Generated, JSONColumnType } from 'kysely'

export interface ConsistencyRunTable {
  id: Generated<number>
  requested_at: Date
  /** Null of the open run; there is at most one. */
  completed_at: Generated<Date | null>
  is_cancelled: Generated<boolean>
  /** Of the completed checks, in their order. */
  outcomes: JSONColumnType<CheckOutcome[], string | undefined, string>
}
