import type { ChangeState, Identity } from '@polynya/contract'
import type { Generated, JSONColumnType } from 'kysely'

/** A change of a swimmer's identity that its owner requested; at most one open request for each swimmer. */
export interface ChangeRequestTable {
  id: Generated<number>
  swimmer_id: number
  /** The account that made the request. */
  account_id: number | null
  requested: JSONColumnType<Partial<Identity>>
  /** The identity at the time of the request: if it has changed since, the request is out of sync. */
  before: JSONColumnType<Identity>
  reason: string
  state: ChangeState
  /** Why it was refused. */
  answer: string | null
  created_at: Date
  decided_at: Date | null
}
