import type {
  AdmissionKind,
  AdmissionState,
  CouponValue,
  Discount,
  EarlierPaid,
  EntryState,
  FeeRules,
  OrderStatus,
  PaymentState,
  ReceiptState,
  RefundCause,
  RefundRule,
  RefundState,
  RefundWay,
} from '@polynya/domain'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** Money: read as whole minor units, written as a decimal (`decimalOf`). */
export type Money = ColumnType<number, string, string>
type MoneyOrNull = ColumnType<number | null, string | null, string | null>

export interface CouponTable {
  id: Generated<number>
  event_id: number
  code: string
  kind: CouponValue['kind']
  /** Whole per cent, or an amount in the event's currency. */
  value: Money
  max_uses: number | null
  once_per_account: boolean
  from_on: string | null
  until_on: string | null
}

/** The rules by which an order is priced and refunded: those of the event when it was placed. */
export interface OrderTerms {
  readonly fees: FeeRules
  readonly refund: RefundRule
  readonly coupon: CouponValue | null
  /** What decides the price of each swimmer, as it was. */
  readonly swimmers: readonly {
    readonly swimmerId: number
    readonly age: number
    readonly isParaswimmer: boolean
    readonly region: string | null
    readonly donationMinor: number
    /** What was paid for in earlier orders; left out where that is nothing. */
    readonly earlier?: EarlierPaid
  }[]
}

export interface EntryOrderTable {
  id: Generated<number>
  event_id: number
  account_id: number
  status: OrderStatus
  /** What is paid, in `currency`. */
  currency: string
  total: Money
  /** The same in the event's currency. */
  original_currency: string
  original_total: Money
  /** What one unit of the event's currency costs in the order's, as decimal text. */
  rate: string
  country: string | null
  coupon_id: number | null
  /** It was paid after its hold had ended, and with it its use of the coupon: one on top of those there are. */
  coupon_late: Generated<boolean>
  terms: JSONColumnType<OrderTerms>
  on_spot: boolean
  /** The day of the order in the event's zone, by which it is priced. */
  placed_on: string
  /** Places are reserved until then; null once the reservation no longer expires. */
  hold_until: Date | null
  paid_at: Date | null
  version: Generated<number>
  created_at: Date
  updated_at: Date
}

/** One swimmer of an order with what they pay, in the event's currency. */
export interface OrderItemTable {
  id: Generated<number>
  order_id: number
  swimmer_id: number
  fee: Money
  discount: JSONColumnType<Discount> | null
  discount_amount: Money
  coupon_amount: Money
  swimmer_total: Money
  donation: Money
  service: Money
  mkt_place: Money
  total: Money
}

/** A swimmer at an event, whatever they swim there. */
export interface RegistrationTable {
  id: Generated<number>
  event_id: number
  swimmer_id: number
  /** Who registered them. */
  account_id: number | null
  /** The competition number, given with the first confirmed entry and never changed. */
  number: number | null
  /** As computed for the event. */
  age: number
  age_group: string | null
  checked_in_at: Date | null
  checked_in_by: number | null
  created_at: Date
}

/** A swimmer, or a team by its captain, on one distance. */
export interface EntryTable {
  id: Generated<number>
  registration_id: number
  event_id: number
  swimmer_id: number
  offer_id: number
  offer_distance_id: number
  /** Null while it waits, and while the waiting list offers it a place. */
  order_id: number | null
  state: EntryState
  division: string | null
  /** The declared time; null is none. */
  seed_time_cs: number | null
  on_spot: boolean
  /** A held place is free again from then on. */
  hold_until: Date | null
  /** Its place on the waiting list of its distance, from 1. */
  waiting_position: number | null
  /** When the waiting list offered it a place. */
  offered_at: Date | null
  created_at: Date
  updated_at: Date
}

/** A view: the entries that a registration takes part in, its own and those of its relay teams. */
export interface ParticipationView {
  entry_id: number
  registration_id: number
  /** Whether it is the entry of a team that another swimmer captains. */
  as_member: boolean
}

/** The start list of a distance of the programme. */
export interface StartListTable {
  offer_distance_id: number
  event_id: number
  /** When the first heat starts. */
  starts_at: Date | null
  /** From then on nothing reseeds it. */
  locked_at: Date | null
  version: Generated<number>
  updated_at: Date
}

export interface StartPlaceTable {
  id: Generated<number>
  offer_distance_id: number
  entry_id: number
  /** Null, like the lane, of a scratched starter whose lane is free or taken. */
  heat: number | null
  lane: number | null
  /** Does not start; a late entry may take the lane. */
  scratched_at: Date | null
}

/**
 * A team as a start list shows it. Members are identified by registry ID, which still resolves after a merge of
 * profiles.
 */
export interface TeamProtocol {
  readonly nameRu: string
  readonly nameEn: string
  readonly members: readonly { readonly stageId: number; readonly iwsaId: string }[]
}

/** A relay team; its captain's entry is what was ordered. */
export interface TeamTable {
  id: Generated<number>
  /** `teamId`: four Latin letters, never re-used. */
  code: string
  entry_id: number
  event_id: number
  offer_id: number
  offer_distance_id: number
  captain_id: number
  /** Its owner. */
  account_id: number | null
  name_ru: string
  name_en: string
  version: Generated<number>
  /** What the start list shows of it: its composition when the protocol was saved last. */
  protocol: JSONColumnType<TeamProtocol> | null
  /** Null is never, or not since the team was changed. */
  protocol_saved_at: Date | null
  created_at: Date
  updated_at: Date
}

/** Who swims which leg, from 1; those beyond the legs are reserves. */
export interface TeamMemberTable {
  team_id: number
  stage_id: number
  swimmer_id: number
}

/** A swimmer whose owner removed it from a team that has not named it again. */
export interface LeftMemberTable {
  team_id: number
  swimmer_id: number
  left_at: Date
}

/** An attempt to pay an order. Its key is stored before the gateway is called. */
export interface PaymentTable {
  id: Generated<number>
  order_id: number
  /** A gateway's name, or `manual`. */
  gateway: string
  status: PaymentState
  amount: Money
  currency: string
  idempotence_key: string
  external_id: string | null
  confirmation_url: string | null
  failure: string | null
  /** What is left of it after the gateway's commission. */
  net_income: MoneyOrNull
  receipt_id: string | null
  receipt_status: ColumnType<ReceiptState, ReceiptState | undefined, ReceiptState>
  receipt_idempotence_key: string | null
  /** Who said how it ended: an account, a notification or a question. */
  source: string | null
  /** Time of the last status query to the gateway. */
  asked_at: Date | null
  /** The amount that the gateway reports, and since when, if it differs from the requested one. */
  told_amount: MoneyOrNull
  told_currency: string | null
  told_at: Date | null
  created_at: Date
  finished_at: Date | null
}

export interface RefundTable {
  id: Generated<number>
  order_id: number
  /** The payment that it goes back to; null for a credit. */
  payment_id: number | null
  /** The account that requested it; null for the platform itself. */
  account_id: number | null
  way: RefundWay
  cause: RefundCause
  status: RefundState
  amount: Money
  currency: string
  idempotence_key: string
  external_id: string | null
  failure: string | null
  /** Since when it is known that the gateway does not answer. */
  unanswered_at: Date | null
  created_at: Date
  finished_at: Date | null
}

type Pocket = 'card' | 'manual' | 'order' | 'credit'

/** Money that went from one pocket to another. Rows are only ever added. */
export interface LedgerTable {
  id: Generated<number>
  at: Date
  /** Whose order or credit it is. */
  account_id: number
  order_id: number | null
  source: Pocket
  target: Pocket
  amount: Money
  currency: string
  payment_id: number | null
  refund_id: number | null
  note: string | null
}

/** What a gateway sent, and what was made of it. */
export interface GatewayNotificationTable {
  id: Generated<number>
  gateway: string
  external_id: string | null
  body: JSONColumnType<Record<string, unknown>>
  ip_address: string | null
  outcome: string
  received_at: Date
}

/** A call that may be repeated with its key. */
export interface IdempotencyKeyTable {
  account_id: number
  key: string
  call: string
  body_hash: string
  /** The body of its answer; null while it is under way. */
  answer: string | null
  created_at: Date
}

/** Accounts to notify before registration opens. */
export interface EventFollowTable {
  event_id: number
  account_id: number
  created_at: Date
  reminded_at: Date | null
}

/** A message that went to entrants. */
export interface EntrantMessageTable {
  id: Generated<number>
  event_id: number
  account_id: number | null
  filter: JSONColumnType<Record<string, unknown>>
  subject_ru: string
  text_ru: string
  subject_en: string
  text_en: string
  recipients: number
  created_at: Date
}

/** Whom a message is for; null until its mail is written. */
export interface EntrantMailTable {
  message_id: number
  account_id: number
  mailed_at: Date | null
}

/** An order of an event that was called off: it is ended, and what was paid goes back. */
export interface CalledOffOrderTable {
  order_id: number
  event_id: number
  way: RefundWay
  /** Who called it off. */
  account_id: number
  done_at: Date | null
  /** Why it could not be done yet; it is tried again. */
  failure: string | null
}

/** What a swimmer showed to be admitted; the bytes are a private stored file. */
export interface SwimmerDocumentTable {
  id: Generated<number>
  swimmer_id: number
  kind: AdmissionKind
  /** Null where it was shown on paper. */
  file_key: string | null
  valid_until: string | null
  state: AdmissionState
  /** Why it was refused. */
  note: string | null
  checked_by: number | null
  checked_at: Date | null
  created_at: Date
}

/** An owner was reminded that a document ends before an event. */
export interface AdmissionReminderTable {
  document_id: number
  event_id: number
  reminded_at: Date
}
