import type { DistCode, Gender, RecordKind, RecordState, WaterCategory } from '@polynya/domain'
import type { Generated } from 'kysely'

/** A time of a list from before the platform. */
export interface ImportedRecordTable {
  id: Generated<number>
  import_id: number
  kind: RecordKind
  dist_code: DistCode
  /** 0 of mixed relays. */
  gender: Gender
  /** Null of the national record. */
  age_group: string | null
  date: string
  time_cs: number
  water_cat: WaterCategory | null
  /** By the list. */
  state: Exclude<RecordState, 'declined'>
  /** The profile of the holder, whose names are then only there; null without one and of a relay team. */
  swimmer_id: number | null
  /** By the list, of a holder without a profile. */
  registry_id: string | null
  last_name: string | null
  first_name: string | null
  native_last_name: string | null
  native_first_name: string | null
  country: string | null
  region: string | null
  club: string | null
  team_name_ru: string | null
  team_name_en: string | null
  /** Where the time was swum, by the words of the list. */
  place: string | null
}
