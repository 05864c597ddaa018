import type { DistCode, Gender, RecordKind, RecordState, WaterCategory } from '@polynya/domain'
import type { Generated } from 'kysely'

/** A time that set or equalled a record, or that was declined. */
export interface SwimRecordTable {
  id: Generated<number>
  kind: RecordKind
  dist_code: DistCode
  /** 0 of mixed relays. */
  gender: Gender
  /** Null of the national record. */
  age_group: string | null
  /** Null of an imported record. */
  entry_id: number | null
  /** Null of the time of a result. */
  imported_id: number | null
  /** Whether it is the time of the first leg of the relay team of the entry. */
  is_lead_off: boolean
  /** Null of an imported record. */
  event_id: number | null
  /** Null of a relay team, and of a holder without a profile. */
  swimmer_id: number | null
  date: string
  time_cs: number
  water_cat: WaterCategory | null
  is_equalled: boolean
  is_current: boolean
  state: Generated<RecordState>
  /** Of the decision. */
  note: string | null
  decided_at: Date | null
  decided_by: number | null
  /** Whether webhooks were sent of its approval. */
  is_announced: Generated<boolean>
  version: Generated<number>
}
