import { plan } from '../../program/dry-run.ts'
import { Stop } from '../../program/exit-status.ts'
import type { Run } from '../../program/handlers.ts'
import { once } from '../../program/kept-key.ts'
import { numberOf } from '../../program/number-of.ts'
import { confirm } from '../../terminal/ask.ts'
import { given } from '../take.ts'
import { sumOf } from './order-table.ts'
import { orderItem } from './show.ts'

/**
 * Refunds the overpaid amount, or another amount with a reason, after showing it for confirmation. A repeated run
 * after a lost response never refunds twice.
 */
export const run: Run<'orders refund'> = async (
  context,
  { order, amount: text, to, reason, anew = false },
) => {
  const { t, settings } = context
  const id = numberOf(context, order)
  if (text !== undefined && !reason) throw new Stop('usage', t('cli:needsFlag', { flag: '--reason' }))
  if (text !== undefined && !/^\d{1,8}([.,]\d{1,2})?$/.test(text))
    throw new Stop('usage', t('cli:notAnAmount', { text }))
  const client = await context.client()
  const { overpaid, orderCurrency } = await client.orders.get({ params: { id } })
  const amount = text === undefined ? undefined : Number(text.replace(',', '.'))
  const sum = sumOf(amount ?? overpaid, orderCurrency)
  const refundTo = to ?? 'card'
  if (settings.dryRun) return plan(context, [{ action: 'refund', what: `${id}: ${sum}`, refundTo }])
  await confirm(context, t('cli:confirmRefund', { id, sum, to: refundTo }))
  const body = { refundTo, ...given({ amount, reason }) }
  const refunded = await once(context, {
    words: ['orders refund', id, body],
    anew,
    send: (key) => client.orders.refund({ params: { id }, body }, { key }),
  })
  return orderItem(refunded, context)
}
