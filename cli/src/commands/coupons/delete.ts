import { plan } from '../../context/dry-run.ts'
import type { Run } from '../../context/run.ts'
import { Stop } from '../../failures/exit-status.ts'
import { confirm } from '../../input/ask.ts'
import { someOf } from '../../input/ids.ts'
import { numberOf } from '../../input/number-of.ts'
import { wordsOf } from '../../input/read-input.ts'
import { couponRows } from './coupon-table.ts'

/** Deletes coupons that no order has used; a used one is reported. */
export const run: Run<'coupons delete'> = async (context, { event, codes: words }) => {
  const { t } = context
  const codes = new Set(await wordsOf(context, words))
  const params = { id: numberOf(context, event) }
  const { events } = await context.client()
  const { coupons: before, version } = await events.coupons({ params })
  const found = before.filter(({ code }) => codes.has(code))
  const missing = [...codes].find((code) => !found.some((coupon) => coupon.code === code))
  if (missing !== undefined) throw new Stop('notFound', t('cli:coupons.unknown', { code: missing }))
  const used = found.find((coupon) => coupon.used > 0)
  if (used) throw new Stop('refused', t('cli:coupons.used', { code: used.code }))
  if (context.settings.dryRun)
    return plan(
      context,
      found.map(({ code }) => ({ action: 'delete', what: code })),
    )
  await confirm(context, t('cli:coupons.confirm', { codes: someOf(context, [...codes]) }))
  const left = before.filter((coupon) => !found.includes(coupon))
  const body = { coupons: left.map(({ used: _used, ...coupon }) => coupon) }
  const { coupons } = await events.replaceCoupons({ params, body }, { ifMatch: version })
  return couponRows(context, coupons)
}
