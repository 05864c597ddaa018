import type { LiveKind, LivePayload } from '@polynya/domain'
import type { ColumnType, Generated } from 'kysely'

/** What listeners of an event are notified of; pruned after a day. */
export interface LiveChangeTable {
  /** Increases in the order of the commits of an event. */
  id: Generated<number>
  event_id: number
  kind: LiveKind
  offer_distance_id: number | null
  payload: ColumnType<LivePayload, string>
  created_at: Date
}
