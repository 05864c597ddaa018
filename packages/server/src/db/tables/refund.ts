import type { RefundCause, RefundState, RefundWay } from '@polynya/domain'
import type { Generated } from 'kysely'
import type { Money } from '../column-types.ts'

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
