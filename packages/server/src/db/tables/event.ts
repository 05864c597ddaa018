import type { Coord, EventKind, PaymentRoute, WaterCategory } from '@polynya/contract'
import type {
  AgeGroup,
  AgeMode,
  Discount,
  EntryRules,
  EventState,
  ListSettings,
  PrintSettings,
  RefundRule,
} from '@polynya/domain'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type * as z from 'zod/mini'

/** A gathering with dates and a venue. Dates are days in `time_zone`. */
export interface EventTable {
  id: Generated<number>
  account_id: number
  name: string
  name_en: string | null
  short_name: string | null
  short_name_en: string | null
  organizer: string | null
  organizer_en: string | null
  /** Shown to everybody. */
  contact_email: Generated<string | null>
  contact_phone: Generated<string | null>
  address: string | null
  address_en: string | null
  region: string | null
  coord: ColumnType<z.output<typeof Coord> | null, string | null, string | null>
  start_date: string | null
  end_date: string | null
  time_zone: string
  reg_start_at: Date | null
  reg_end_at: Date | null
  age_group_on: string | null
  age_group_mode: AgeMode
  uq_dist_per_event: number | null
  series: string | null
  series_en: Generated<string | null>
  spec_type: z.output<typeof EventKind> | null
  priority: number
  water_cat: z.output<typeof WaterCategory> | null
  water_temp: number | null
  url: string | null
  currency: string
  age_groups: JSONColumnType<AgeGroup[]>
  para_age_group_map: JSONColumnType<Record<string, string>>
  poster: string | null
  logo: string | null
  public: boolean
  event_state: Generated<EventState>
  /** Why it is postponed or called off. */
  state_note: Generated<string | null>
  state_note_en: Generated<string | null>
  free_event: Generated<boolean>
  discounts: ColumnType<Discount[], string | undefined, string>
  service_percent: Generated<number>
  mkt_place_percent: Generated<number>
  refund_rule: ColumnType<RefundRule[number][], string | undefined, string>
  payment_schema: ColumnType<z.output<typeof PaymentRoute>[], string | undefined, string>
  /** Null is what holds everywhere. */
  entry_rules: ColumnType<EntryRules | null, string | null | undefined, string | null>
  list_settings: ColumnType<ListSettings | null, string | null | undefined, string | null>
  print_settings: ColumnType<PrintSettings | null, string | null | undefined, string | null>
  seminar_date: Generated<string | null>
  /** The name in a form that sorts by code points. */
  name_key: Generated<string>
  /** `eventSearchKey` of its names and addresses. */
  search_key: Generated<string>
  version: number
  /** Version of the list of its coupons. */
  coupons_version: Generated<number>
  created_at: Date
  updated_at: Date
}
