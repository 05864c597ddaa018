import type { Generated } from 'kysely'
import type { Money } from '../column-types.ts'

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
