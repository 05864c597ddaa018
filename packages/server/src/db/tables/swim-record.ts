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
  entry_id: number
  /** Whether it is the time of the first leg of the relay team of the entry. */
  is_lead_off: boolean
  event_id: number
  /** Null of a relay team. */
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
  version: Generated<number>
}
