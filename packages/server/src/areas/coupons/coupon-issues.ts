import type { FieldIssue } from '@polynya/contract'
import type { CouponInput } from './coupons.store.ts'

/** Returns the issues of a coupon: a percentage is a whole number up to 100. */
export function couponIssues({ kind, value }: CouponInput, path: string): FieldIssue[] {
  if (kind !== 'percent') return []
  return [
    ...(value > 100 ? [{ path: `${path}.value`, reason: 'too_large' as const, limit: 100 }] : []),
    ...(Number.isInteger(value) ? [] : [{ path: `${path}.value`, reason: 'not_a_number' as const }]),
  ]
}
