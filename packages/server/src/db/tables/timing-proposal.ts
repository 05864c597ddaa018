import type { TimingRole } from '@polynya/domain'
import type { Generated } from 'kysely'

/** A start or a stop that a phone measured, in the time of the server. */
export interface TimingProposalTable {
  id: Generated<number>
  event_id: number
  offer_distance_id: number
  heat: number
  /** Null for a start. */
  lane: number | null
  role: TimingRole
  device: string
  started_at: Date | null
  stopped_at: Date | null
  /** Largest error of the comparison of the phone's clock with the server's. */
  clock_error_ms: number
  /** Made up by the phone: a mark that is sent again replaces itself. */
  sent_id: string
  is_undone: boolean
  updated_at: Date
}
