import type { Language } from '@polynya/contract'
import type { PaymentState } from '@polynya/domain'
import type { Money } from '../column-types.ts'

/** A payment as the built-in gateway keeps it. */
export interface SandboxPaymentTable {
  external_id: string
  /** Null for a payment without a request: the second one of a payer who paid twice. */
  idempotence_key: string | null
  order_id: number
  status: Exclude<PaymentState, 'created'>
  /** Taken as soon as it is paid; otherwise it waits for its capture. */
  at_once: boolean
  amount: Money
  currency: string
  description: string
  language: Language
  return_url: string
  failure: string | null
  created_at: Date
  /** Time at which a delayed payment succeeds. */
  pays_at: Date | null
}
