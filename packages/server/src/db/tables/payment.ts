import type { PaymentMeans, PaymentState, ReceiptState } from '@polynya/domain'
import type { ColumnType, Generated } from 'kysely'
import type { Money, MoneyOrNull } from '../column-types.ts'

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
  /** How it was paid at the venue; null for any other payment. */
  means: ColumnType<PaymentMeans | null, PaymentMeans | null | undefined, PaymentMeans | null>
  /** The amount after the gateway's commission. */
  net_income: MoneyOrNull
  receipt_id: string | null
  receipt_status: ColumnType<ReceiptState, ReceiptState | undefined, ReceiptState>
  receipt_idempotence_key: string | null
  /** The cause of its last status: a notification, the payer's return, a scheduled job or an administrator. */
  source: string | null
  /** Time of the last status query to the gateway. */
  queried_at: Date | null
  /** The amount that the gateway reports, and since when, if it differs from the requested one. */
  reported_amount: MoneyOrNull
  reported_currency: string | null
  reported_at: Date | null
  created_at: Date
  finished_at: Date | null
}
