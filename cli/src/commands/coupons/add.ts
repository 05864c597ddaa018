import type { Context } from '../../context/context.ts'
import { plan } from '../../context/dry-run.ts'
import type { Run } from '../../context/run.ts'
import type { Input } from '../../definitions/commands.ts'
import { Stop } from '../../failures/exit-status.ts'
import { fail } from '../../failures/refusal.ts'
import { amountOf } from '../../input/amount-of.ts'
import { checkBody } from '../../input/check-body.ts'
import { numberOf } from '../../input/number-of.ts'
import { wordsOf } from '../../input/read-input.ts'
import { couponRows } from './coupon-table.ts'

/** Adds coupons with the same terms; all of them, or none if the server rejects one. */
export const run: Run<'coupons add'> = async (context, input) => {
  const codes = [...new Set(await wordsOf(context, input.codes))]
  const terms = termsOf(context, input)
  const params = { id: numberOf(context, input.event) }
  const { events } = await context.client()
  const { coupons: before, version } = await events.coupons({ params })
  const added = codes.map((code) => ({ code, ...terms }))
  const body = { coupons: [...before.map(({ used: _used, ...coupon }) => coupon), ...added] }
  await checkBody(context, 'events.replaceCoupons', body)
  if (context.settings.dryRun) {
    const known = new Set(before.map(({ code }) => code))
    const repeated = codes.findIndex((code) => known.has(code))
    const issues = [{ path: `coupons.${before.length + repeated}.code`, reason: 'repeated' as const }]
    if (repeated >= 0) fail('invalid_input', { issues })
    return plan(
      context,
      codes.map((code) => ({ action: 'add', what: code, ...terms })),
    )
  }
  const { coupons } = await events.replaceCoupons({ params, body }, { ifMatch: version })
  const known = new Set(before.map(({ id }) => id))
  return couponRows(
    context,
    coupons.filter(({ id }) => !known.has(id)),
  )
}

function termsOf(context: Context, { percent, amount, ...input }: Input<'coupons add'>) {
  if ((percent === undefined) === (amount === undefined))
    throw new Stop('usage', context.t('cli:coupons.percentOrAmount'))
  const { maxUses = null, oncePerAccount, since: from = null, until = null } = input
  const limits = { maxUses, oncePerAccount, from, until }
  return percent === undefined
    ? { kind: 'amount' as const, value: amountOf(context, amount ?? ''), ...limits }
    : { kind: 'percent' as const, value: percent, ...limits }
}
