/** SQL of coupons and of their uses: by orders that are paid or may still be paid. */

import { type CouponValue, decimalOf, minorOf } from '@polynya/domain'
import { type Selectable, sql } from 'kysely'
import { orConflict } from '../../db/conflicts.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { CouponTable } from '../../db/tables/coupon.ts'
import { Failure, fail } from '../../failure.ts'

export async function getCouponCode(db: Db, couponId: number): Promise<string> {
  const { code } = await db
    .selectFrom('coupon')
    .where('id', '=', couponId)
    .select('code')
    .executeTakeFirstOrThrow()
  return code
}

export type CouponRow = Selectable<CouponTable>

export type UsedCoupon = CouponRow & { readonly used: number }

export function findCoupon(db: Db, eventId: number, code: string): Promise<CouponRow | undefined> {
  return db
    .selectFrom('coupon')
    .where('event_id', '=', eventId)
    .where(sql`upper(code)`, '=', code.toUpperCase())
    .selectAll()
    .executeTakeFirst()
}

export const couponValue = ({ kind, value }: CouponRow): CouponValue =>
  kind === 'percent' ? { kind, percent: Math.floor(value / 100) } : { kind, amountMinor: value }

const USING = ['draft', 'pending', 'paid', 'part_refunded'] as const

export function listCoupons(db: Db, eventId: number): Promise<UsedCoupon[]> {
  return db
    .selectFrom('coupon')
    .where('coupon.event_id', '=', eventId)
    .selectAll('coupon')
    .select(({ selectFrom }) =>
      selectFrom('entry_order')
        .whereRef('coupon_id', '=', 'coupon.id')
        .where('status', 'in', USING)
        .select(({ fn }) => fn.countAll<number>().as('used'))
        .as('used'),
    )
    .orderBy('coupon.id')
    .execute() as Promise<UsedCoupon[]>
}

export async function getCouponsVersion(db: Db, eventId: number): Promise<number> {
  const event = db.selectFrom('event').where('id', '=', eventId).select('coupons_version')
  return (await event.executeTakeFirstOrThrow()).coupons_version
}

/** Returns the new version of the list of coupons. */
export async function increaseCouponsVersion(tx: Tx, eventId: number): Promise<number> {
  const { coupons_version } = await tx
    .updateTable('event')
    .set(({ eb }) => ({ coupons_version: eb('coupons_version', '+', 1) }))
    .where('id', '=', eventId)
    .returning('coupons_version')
    .executeTakeFirstOrThrow()
  return coupons_version
}

interface Use {
  readonly couponId: number
  readonly accountId: number
  /** The order that uses it; null before it is stored. */
  readonly orderId: number | null
}

/** Returns whether a coupon has no use left for an account. */
export async function isUsedUp(db: Db, { couponId, accountId, orderId }: Use): Promise<boolean> {
  const { max_uses, once_per_account } = await db
    .selectFrom('coupon')
    .where('id', '=', couponId)
    .select(['max_uses', 'once_per_account'])
    .executeTakeFirstOrThrow()
  const used = await db
    .selectFrom('entry_order')
    .where('coupon_id', '=', couponId)
    .where('status', 'in', USING)
    .where('id', '!=', orderId ?? 0)
    .select('account_id')
    .execute()
  const isOut = max_uses !== null && used.length >= max_uses
  return isOut || (once_per_account && used.some(({ account_id }) => account_id === accountId))
}

/** Locks a coupon; fails with `coupon_used_up` if it has no use left. */
export async function redeemCoupon(tx: Tx, use: Use) {
  // This lock does not block concurrent orders that refer to the coupon.
  await tx.selectFrom('coupon').where('id', '=', use.couponId).select('id').forNoKeyUpdate().execute()
  if (await isUsedUp(tx, use)) fail('coupon_used_up')
}

export interface CouponInput {
  readonly id?: number | undefined
  readonly code: string
  readonly kind: 'percent' | 'amount'
  readonly value: number
  readonly maxUses: number | null
  readonly oncePerAccount: boolean
  readonly from: string | null
  readonly until: string | null
}

/** Inserts or updates a coupon; fails with `repeated` on the code if the event already has it. */
export async function upsertCoupon(
  tx: Tx,
  eventId: number,
  { coupon, path }: { coupon: CouponInput; path: string },
) {
  const columns = {
    code: coupon.code,
    kind: coupon.kind,
    value: decimalOf(minorOf(coupon.value)),
    max_uses: coupon.maxUses,
    once_per_account: coupon.oncePerAccount,
    from_on: coupon.from,
    until_on: coupon.until,
  }
  const write = tx
    .insertInto('coupon')
    .values({ id: coupon.id, event_id: eventId, ...columns })
    .onConflict((known) => known.column('id').doUpdateSet(columns))
    .execute()
  const repeated = new Failure('invalid_input', { issues: [{ path: `${path}.code`, reason: 'repeated' }] })
  await orConflict(write, { coupon_code: repeated })
}

export async function removeCoupons(tx: Tx, ids: readonly number[]) {
  if (ids.length > 0) await tx.deleteFrom('coupon').where('id', 'in', ids).execute()
}
