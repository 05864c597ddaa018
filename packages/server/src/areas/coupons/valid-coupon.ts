/** The coupon of a code, if it may be used on a day. */

import type { FieldIssue } from '@polynya/contract'
import type { Selectable } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { CouponTable } from '../../db/tables/coupon.ts'
import { findCoupon } from './coupons.store.ts'

/** Returns the coupon of a code, or the field issues if it cannot be used on a day. */
export async function findValidCoupon(
  db: Db,
  { eventId, code, today }: { eventId: number; code: string | null; today: string },
) {
  const none = { row: null, issues: [] as FieldIssue[] }
  if (code === null) return none
  const row = await findCoupon(db, eventId, code)
  if (!row) return { ...none, issues: [{ path: 'coupon', reason: 'coupon_unknown' } as const] }
  return isValidOn(row, today)
    ? { row, issues: [] }
    : { ...none, issues: [{ path: 'coupon', reason: 'coupon_over' } as const] }
}

const isValidOn = ({ from_on, until_on }: Selectable<CouponTable>, on: string) =>
  (from_on === null || on >= from_on) && (until_on === null || on <= until_on)
