import type { RankedResult } from '@polynya/contract'
import type { Generated, JSONColumnType } from 'kysely'

/** A result as the API returns it. */
export type HistoricResult = Pick<
  RankedResult,
  'status' | 'rawTime' | 'penalties' | 'finalTime' | 'code' | 'reason' | 'splits'
>

/** A change of a result. */
export interface ResultHistoryTable {
  id: Generated<number>
  event_id: number
  offer_distance_id: number
  entry_id: number
  at: Date
  account_id: number | null
  /** Null if the result was recorded. */
  before: JSONColumnType<HistoricResult> | null
  /** Null if it was removed. */
  after: JSONColumnType<HistoricResult> | null
  /** Why a published result was changed. */
  reason: string | null
}
