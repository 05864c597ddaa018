import type { CouponValue } from '@polynya/domain'
import type { Generated } from 'kysely'
import type { Money } from '../column-types.ts'

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
