import type { Run } from '../../context/run.ts'
import { numberOf } from '../../input/number-of.ts'
import { couponRows } from './coupon-table.ts'

export const run: Run<'coupons list'> = async (context, { event }) => {
  const client = await context.client()
  const { coupons } = await client.events.coupons({ params: { id: numberOf(context, event) } })
  return couponRows(context, coupons)
}
