import type { PublicationOutcome, PublishedState } from '@polynya/domain'
import type { Generated, JSONColumnType } from 'kysely'

export interface DistanceOutcome {
  readonly distanceId: number
  readonly outcome: PublicationOutcome
  /** Number of errors or warnings. */
  readonly findings: number
}

export interface PublicationTable {
  id: Generated<number>
  event_id: number
  /** Who requested it, from where and by which request, for the audit log. */
  account_id: number
  ip_address: string
  request_id: string
  target: PublishedState
  is_confirmed: boolean
  requested_at: Date
  /** Null of the open one; an event has at most one. */
  completed_at: Generated<Date | null>
  is_cancelled: Generated<boolean>
  distance_ids: JSONColumnType<number[]>
  /** Of the first distances. */
  outcomes: JSONColumnType<DistanceOutcome[], string | undefined, string>
}
