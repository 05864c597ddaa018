import type { Task } from '../../bulk/engine.ts'
import { planEach } from '../../bulk/plan-each.ts'
import { runJob } from '../../bulk/run-job.ts'
import { inBatches } from '../../calls/batches.ts'
import { once } from '../../calls/idempotency-key.ts'
import { given } from '../../calls/take.ts'
import type { Context } from '../../context/context.ts'
import type { Run } from '../../context/run.ts'
import { Stop } from '../../failures/exit-status.ts'
import { fail } from '../../failures/refusal.ts'
import { amountOf } from '../../input/amount-of.ts'
import { confirm } from '../../input/ask.ts'
import { checkBody } from '../../input/check-body.ts'
import { idsOf, someOf } from '../../input/ids.ts'
import { amountText } from './order-table.ts'

const BATCH = 8

/**
 * Refunds the overpaid amount of each order, or another amount with a reason, after showing them for confirmation. A
 * repeated run after a lost response never refunds twice.
 */
export const run: Run<'orders refund'> = async (context, input) => {
  const { amount: text, to, reason, newRequest = false, concurrency } = input
  const { t, settings } = context
  const ids = await idsOf(context, input.orders)
  if (text !== undefined && !reason) throw new Stop('usage', t('cli:needsFlag', { flag: '--reason' }))
  const amount = text === undefined ? undefined : amountOf(context, text)
  const refundTo = to ?? 'card'
  const body = { refundTo, ...given({ amount, reason }) }
  await checkBody(context, 'orders.refund', body)
  if (settings.dryRun) {
    const stepOf = async (id: number) =>
      ({ action: 'refund', what: `${id}: ${await refundable(context, id, amount)}`, refundTo }) as const
    return planEach(context, { of: ids, nameOf: String, stepOf })
  }
  const shown = await inBatches(ids, BATCH, (id) => amountToRefund(context, id, amount))
  const amounts = ids.map((id, index) => `${shown[index]} (${t('cli:order', { id })})`)
  await confirm(
    context,
    t('cli:confirmRefund', { amounts: someOf(context, amounts), to: t(`cli:refundTo.${refundTo}`) }),
  )
  const client = await context.bulkClient()
  const tasks = ids.map(
    (id): Task => ({
      key: String(id),
      name: String(id),
      async perform(doubtful) {
        const { partRefunded, orderCurrency } = await once(context, {
          words: ['orders refund', id, body],
          isNew: newRequest && !doubtful,
          send: (key) => client.orders.refund({ params: { id }, body }, { key }),
        })
        return { state: 'done', detail: amountText(partRefunded, orderCurrency) }
      },
    }),
  )
  return runJob(context, {
    tasks,
    input: ids.join(' '),
    concurrency,
    describe: ({ name, detail }) => `${name}: ${t('cli:refundedInAll', { amount: detail ?? '' })}`,
  })
}

/** The amount given, or the overpaid one, in the order's currency. */
async function amountToRefund(context: Context, id: number, amount: number | undefined): Promise<string> {
  const { orders } = await context.client()
  const { overpaid, orderCurrency } = await orders.get({ params: { id } })
  return amountText(amount ?? overpaid, orderCurrency)
}

/** The same amount; fails as the refund would. */
async function refundable(context: Context, id: number, amount: number | undefined): Promise<string> {
  const { orders } = await context.client()
  const { overpaid, sumPaid, orderCurrency } = await orders.get({ params: { id } })
  const wanted = amount ?? overpaid
  if (sumPaid <= 0 || wanted === 0) fail('nothing_to_refund')
  if (wanted > sumPaid) fail('invalid_input', { issues: [{ path: 'amount', reason: 'too_large' }] })
  return amountText(wanted, orderCurrency)
}
