/** Coupons of an event: what its administrators see and super administrators set. */

import type { FieldIssue } from '@polynya/contract'
import { amountOf } from '@polynya/domain'
import { recordChange } from '../../access/audit.store.ts'
import { superAdministers } from '../../access/caller.ts'
import type { Handler } from '../../http/call.ts'
import { fail } from '../../http/failure.ts'
import {
  type CouponToKeep,
  listCoupons,
  putCoupon,
  removeCoupons,
  type UsedCoupon,
} from '../coupons/coupons.store.ts'
import { findHead, lockHead } from '../events/record/events.store.ts'
import { eventToChange } from '../events/record/visible-event.ts'

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

export const coupons: Handler<'events.coupons'> = async ({ params, caller }, { db }) => {
  const { id } = await eventToChange(findHead(db, params.id), caller)
  return { coupons: (await listCoupons(db, id)).map(couponView) }
}

export const replaceCoupons: Handler<'events.replaceCoupons'> = async ({ params, body, ...call }, { db }) =>
  db.transaction().execute(async (tx) => {
    const { id } = await eventToChange(lockHead(tx, params.id), call.caller, superAdministers)
    const before = await listCoupons(tx, id)
    for (const [index, coupon] of body.coupons.entries())
      refuseWrong(coupon, { path: `coupons.${index}`, before })
    const kept = new Set(body.coupons.map((coupon) => coupon.id))
    await removeCoupons(tx, unused(before.filter((row) => !kept.has(row.id))))
    for (const [index, coupon] of body.coupons.entries()) {
      await putCoupon(tx, id, { coupon, path: `coupons.${index}` })
    }
    const after = await listCoupons(tx, id)
    const change = { before: { coupons: before.map(couponView) }, after: { coupons: after.map(couponView) } }
    await recordChange(tx, call, { kind: 'event', objectId: id, ...change })
    return { coupons: after.map(couponView) }
  })

interface Replacing {
  readonly path: string
  readonly before: readonly UsedCoupon[]
}

function refuseWrong({ id, kind, value, maxUses }: CouponToKeep, { path, before }: Replacing) {
  const known = before.find((row) => row.id === id)
  const refuse = (field: string, issue: Pick<FieldIssue, 'reason' | 'limit'>) =>
    fail('invalid_input', { issues: [{ path: `${path}.${field}`, ...issue }] })
  if (id !== undefined && !known) refuse('id', { reason: 'not_allowed' })
  if (kind === 'percent' && value > 100) refuse('value', { reason: 'too_large', limit: 100 })
  if (kind === 'percent' && !Number.isInteger(value)) refuse('value', { reason: 'not_a_number' })
  const isLess = known && maxUses !== null && maxUses < (known.max_uses ?? Number.POSITIVE_INFINITY)
  if (isLess && maxUses < known.used) refuse('maxUses', { reason: 'too_small', limit: known.used })
}

/** A used coupon is not deleted, because orders show its code. */
const unused = (rows: readonly UsedCoupon[]) => rows.filter(({ used }) => used === 0).map(({ id }) => id)
