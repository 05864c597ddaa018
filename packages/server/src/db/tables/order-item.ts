import type { Discount } from '@polynya/domain'
import type { Generated, JSONColumnType } from 'kysely'
import type { Money } from '../column-types.ts'

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
