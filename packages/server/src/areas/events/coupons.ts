import type { Handler } from '../../http/call.ts'
import { couponView } from '../coupons/coupon-view.ts'
import { getCouponsVersion, listCoupons } from '../coupons/coupons.store.ts'
import { findHead } from './record/events.store.ts'
import { eventToChange } from './record/visible-event.ts'

export const coupons: Handler<'events.coupons'> = async ({ params, caller }, { db }) => {
  const { id } = await eventToChange(findHead(db, params.id), caller)
  // Read before the list: a change in between is refused as stale rather than overwritten.
  const version = await getCouponsVersion(db, id)
  return { coupons: (await listCoupons(db, id)).map(couponView), version }
}
