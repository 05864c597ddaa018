import type { FieldIssue } from '@polynya/contract'
import { recordChange } from '../../access/audit.store.ts'
import { superAdministers } from '../../access/caller.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { couponIssues } from '../coupons/coupon-issues.ts'
import { couponView } from '../coupons/coupon-view.ts'
import {
  type CouponInput,
  getCouponsVersion,
  increaseCouponsVersion,
  listCoupons,
  removeCoupons,
  type UsedCoupon,
  upsertCoupon,
} from '../coupons/coupons.store.ts'
import { lockHead } from './record/events.store.ts'
import { eventToChange } from './record/visible-event.ts'

export const replaceCoupons: Handler<'events.replaceCoupons'> = async ({ params, body, ...call }, { db }) =>
  db.transaction().execute(async (tx) => {
    const { id } = await eventToChange(lockHead(tx, params.id), call.caller, superAdministers)
    if (call.ifMatch !== null && call.ifMatch !== (await getCouponsVersion(tx, id))) fail('stale')
    const before = await listCoupons(tx, id)
    for (const [index, coupon] of body.coupons.entries())
      rejectInvalid(coupon, { path: `coupons.${index}`, before })
    const ids = new Set(body.coupons.map((coupon) => coupon.id))
    await removeCoupons(tx, unused(before.filter((row) => !ids.has(row.id))))
    for (const [index, coupon] of body.coupons.entries()) {
      await upsertCoupon(tx, id, { coupon, path: `coupons.${index}` })
    }
    const after = await listCoupons(tx, id)
    const change = { before: { coupons: before.map(couponView) }, after: { coupons: after.map(couponView) } }
    await recordChange(tx, call, { kind: 'event', objectId: id, ...change })
    return { coupons: after.map(couponView), version: await increaseCouponsVersion(tx, id) }
  })

function rejectInvalid(
  coupon: CouponInput,
  { path, before }: { path: string; before: readonly UsedCoupon[] },
) {
  const { id, maxUses } = coupon
  const known = before.find((row) => row.id === id)
  const refuse = (field: string, issue: Pick<FieldIssue, 'reason' | 'limit'>) =>
    fail('invalid_input', { issues: [{ path: `${path}.${field}`, ...issue }] })
  if (id !== undefined && !known) refuse('id', { reason: 'not_allowed' })
  const issues = couponIssues(coupon, path)
  if (issues.length > 0) fail('invalid_input', { issues })
  const isLess = known && maxUses !== null && maxUses < (known.max_uses ?? Number.POSITIVE_INFINITY)
  if (isLess && maxUses < known.used) refuse('maxUses', { reason: 'too_small', limit: known.used })
}

/** A used coupon is not deleted, because orders show its code. */
const unused = (rows: readonly UsedCoupon[]) => rows.filter(({ used }) => used === 0).map(({ id }) => id)
