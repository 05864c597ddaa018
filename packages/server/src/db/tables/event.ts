import type {
  Coord,
  EventKind,
  Language,
  OfferFees,
  OfferKind,
  PaymentRoute,
  WaterCategory,
} from '@polynya/contract'
import type {
  AgeGroup,
  AgeMode,
  Discount,
  DistCode,
  EntryRules,
  EventState,
  Gender,
  ListSettings,
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
  free_event: Generated<boolean>
  discounts: ColumnType<Discount[], string | undefined, string>
  service_percent: Generated<number>
  mkt_place_percent: Generated<number>
  refund_rule: ColumnType<RefundRule[number][], string | undefined, string>
  payment_schema: ColumnType<z.output<typeof PaymentRoute>[], string | undefined, string>
  /** Null is what holds everywhere. */
  entry_rules: ColumnType<EntryRules | null, string | null | undefined, string | null>
  list_settings: ColumnType<ListSettings | null, string | null | undefined, string | null>
  seminar_date: Generated<string | null>
  /** The last competition number given. */
  last_number: Generated<number>
  version: number
  created_at: Date
  updated_at: Date
}

export interface DescriptionTable {
  id: Generated<number>
  event_id: number
  lang: Language
  html: string
}

export interface DayProgramTable {
  id: Generated<number>
  event_id: number
  date: string
}

export interface DayProgramItemTable {
  id: Generated<number>
  day_program_id: number
  time: string | null
  text: string
  text_en: string | null
  position: number
}

/** A set of distances sold together. */
export interface OfferTable {
  id: Generated<number>
  event_id: number
  kind: z.output<typeof OfferKind>
  name: string
  name_en: string | null
  reg_start_at: Date | null
  reg_end_at: Date | null
  slot_limit: number | null
  reserved: number
  position: number
  /** Null costs nothing. */
  fees: ColumnType<OfferFees | null, string | null | undefined, string | null>
}

export interface OfferDistanceTable {
  id: Generated<number>
  offer_id: number
  dist_code: DistCode
  gender: Gender
  session: number
  min_age: number | null
  max_age: number | null
  para_groups: JSONColumnType<string[]>
  divisions: JSONColumnType<string[]>
  slot_limit: number | null
  reserved: number
  position: number
}
