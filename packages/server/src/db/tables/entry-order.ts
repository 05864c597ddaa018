import type { CouponValue, EarlierPaid, FeeRules, OrderStatus, RefundRule } from '@polynya/domain'
import type { Generated, JSONColumnType } from 'kysely'
import type { Money } from '../column-types.ts'

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
