import type { Money } from '../column-types.ts'

/** A refund of the built-in gateway. */
export interface SandboxRefundTable {
  external_id: string
  idempotence_key: string
  payment_id: string
  amount: Money
  currency: string
  created_at: Date
}
