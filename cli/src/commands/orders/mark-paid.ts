import type { OrderCard } from '@polynya/contract'
import { isPayableByHand } from '@polynya/domain'
import type { Outcome } from '../../bulk/engine.ts'
import { planEach } from '../../bulk/plan-each.ts'
import { runJob } from '../../bulk/run-job.ts'
import type { Step } from '../../context/dry-run.ts'
import type { Run } from '../../context/run.ts'
import { Stop } from '../../failures/exit-status.ts'
import { fail } from '../../failures/refusal.ts'
import { confirm } from '../../input/ask.ts'
import { checkBody } from '../../input/check-body.ts'
import { idsOf, someOf } from '../../input/ids.ts'
import { amountText, swimmerOf } from './order-table.ts'
import { ordersByIds } from './orders-by-ids.ts'

/** Sets the paid state instead of toggling it; orders already in that state are reported and unchanged. */
export const run: Run<'orders mark-paid'> = async (context, { orders, undo, reason, concurrency }) => {
  const { t, settings } = context
  if (!reason) throw new Stop('usage', t('cli:needsFlag', { flag: '--reason' }))
  const ids = await idsOf(context, orders)
  const isPaid = !undo
  await checkBody(context, 'orders.togglepaid', { isPaid, reason })
  if (settings.dryRun) {
    const found = new Map((await ordersByIds(await context.client(), ids)).map((order) => [order.id, order]))
    const stepOf = (id: number): Step => {
      const order = found.get(id) ?? fail('order_not_found')
      const names = order.swimmers.map((each) => swimmerOf(each, context)).join(', ')
      const what = `${id}: ${names}, ${amountText(order.total, order.orderCurrency)}`
      if (order.isPaid === isPaid) return { action: 'unchanged', what }
      if (isPaid ? !isPayableByHand(order.status) : !isMarkedByHand(order)) fail('order_state')
      return { action: isPaid ? 'markPaid' : 'unmarkPaid', what, reason }
    }
    return planEach(context, { of: ids, nameOf: String, stepOf })
  }
  const question = isPaid ? 'cli:confirmMarkPaid' : 'cli:confirmUnmarkPaid'
  await confirm(context, t(question, { ids: someOf(context, ids) }))
  const client = await context.bulkClient()
  const known = await ordersByIds(client, ids)
  const before = new Map(known.map(({ id, isPaid }) => [id, isPaid]))
  const done: Outcome = { state: 'done', detail: t(isPaid ? 'cli:markedPaid' : 'cli:unmarkedPaid') }
  const skipped: Outcome = { state: 'skipped', detail: t(isPaid ? 'cli:paidBefore' : 'cli:unpaidBefore') }
  const tasks = ids.map((id) => ({
    key: String(id),
    name: String(id),
    async perform(doubtful: boolean): Promise<Outcome> {
      if (before.get(id) === isPaid && !doubtful) return skipped
      await client.orders.togglepaid({ params: { id }, body: { isPaid, reason } })
      return done
    },
  }))
  return runJob(context, {
    tasks,
    input: ids.join(' '),
    concurrency,
    describe: ({ name, detail }) => `${name}: ${detail}`,
  })
}

/** Whether a mark by hand can be revoked, as far as the order shows it: a result of one of its entries forbids it too. */
const isMarkedByHand = ({ status, paymentGateway, partRefunded }: OrderCard) =>
  status === 'paid' && paymentGateway === 'manual' && partRefunded === 0
