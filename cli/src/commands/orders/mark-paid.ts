import type { Outcome } from '../../bulk/engine.ts'
import { runJob } from '../../bulk/run-job.ts'
import { plan } from '../../context/dry-run.ts'
import type { Run } from '../../context/run.ts'
import { Stop } from '../../failures/exit-status.ts'
import { confirm } from '../../input/ask.ts'
import { idsOf, someOf } from '../../input/ids.ts'
import { ordersByIds } from './orders-by-ids.ts'

/** Sets the paid state instead of toggling it; orders already in that state are reported and unchanged. */
export const run: Run<'orders mark-paid'> = async (context, { orders, undo, reason, concurrency }) => {
  const { t, settings } = context
  if (!reason) throw new Stop('usage', t('cli:needsFlag', { flag: '--reason' }))
  const ids = await idsOf(context, orders)
  const isPaid = !undo
  if (settings.dryRun) {
    const action = isPaid ? 'markPaid' : 'unmarkPaid'
    return plan(
      context,
      ids.map((id) => ({ action, what: String(id), reason })),
    )
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
