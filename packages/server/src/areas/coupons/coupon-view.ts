import { amountOf } from '@polynya/domain'
import type { UsedCoupon } from './coupons.store.ts'

export const couponView = (row: UsedCoupon) => ({
  id: row.id,
  code: row.code,
  kind: row.kind,
  value: amountOf(row.value),
  maxUses: row.max_uses,
  used: row.used,
  oncePerAccount: row.once_per_account,
  from: row.from_on,
  until: row.until_on,
})
