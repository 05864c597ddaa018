import { once } from '../../calls/idempotency-key.ts'
import { given } from '../../calls/take.ts'
import { plan } from '../../context/dry-run.ts'
import type { Run } from '../../context/run.ts'
import { Stop } from '../../failures/exit-status.ts'
import { confirm } from '../../input/ask.ts'
import { numberOf } from '../../input/number-of.ts'
import { amountText } from './order-table.ts'
import { orderItem } from './show.ts'

/**
 * Refunds the overpaid amount, or another amount with a reason, after showing it for confirmation. A repeated run
 * after a lost response never refunds twice.
 */
export const run: Run<'orders refund'> = async (
  context,
  { order, amount: text, to, reason, newRequest = false },
) => {
  const { t, settings } = context
  const id = numberOf(context, order)
  if (text !== undefined && !reason) throw new Stop('usage', t('cli:needsFlag', { flag: '--reason' }))
  if (text !== undefined && !/^\d{1,8}([.,]\d{1,2})?$/.test(text))
    throw new Stop('usage', t('cli:notAnAmount', { text }))
  const client = await context.client()
  const { overpaid, orderCurrency } = await client.orders.get({ params: { id } })
  const amount = text === undefined ? undefined : Number(text.replace(',', '.'))
  const shown = amountText(amount ?? overpaid, orderCurrency)
  const refundTo = to ?? 'card'
  if (settings.dryRun) return plan(context, [{ action: 'refund', what: `${id}: ${shown}`, refundTo }])
  await confirm(context, t('cli:confirmRefund', { id, amount: shown, to: refundTo }))
  const body = { refundTo, ...given({ amount, reason }) }
  const refunded = await once(context, {
    words: ['orders refund', id, body],
    isNew: newRequest,
    send: (key) => client.orders.refund({ params: { id }, body }, { key }),
  })
  return orderItem(refunded, context)
}
