import type { Context } from '../../context/context.ts'
import { plan } from '../../context/dry-run.ts'
import { item } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { failureLines } from '../../failures/describe-failure.ts'
import { Stop } from '../../failures/exit-status.ts'
import { statusOfAll } from '../../failures/partial.ts'
import { confirm } from '../../input/ask.ts'
import { numberOf } from '../../input/number-of.ts'
import { wordsOf } from '../../input/read-input.ts'

interface Outcome {
  readonly order: number
  /** Null if unknown. */
  readonly isPaid: boolean | null
  readonly problem: string | null
}

/** Sets the paid state instead of toggling it; an order already in that state is unchanged. */
export const run: Run<'orders mark-paid'> = async (context, { orders, undo, reason }) => {
  const { t, settings, interrupt } = context
  if (!reason) throw new Stop('usage', t('cli:needsFlag', { flag: '--reason' }))
  const ids = (await wordsOf(context, orders)).map((order) => numberOf(context, order))
  const isPaid = !undo
  if (settings.dryRun) {
    const action = isPaid ? 'markPaid' : 'unmarkPaid'
    return plan(
      context,
      ids.map((id) => ({ action, what: String(id), reason })),
    )
  }
  await confirm(context, t(isPaid ? 'cli:confirmMarkPaid' : 'cli:confirmUnmarkPaid', { ids: ids.join(', ') }))
  const client = await context.client()
  const outcomes: Outcome[] = []
  const problems: unknown[] = []
  for (const id of ids) {
    try {
      const order = await client.orders.togglepaid({ params: { id }, body: { isPaid, reason } })
      outcomes.push({ order: id, isPaid: order.isPaid, problem: null })
    } catch (problem) {
      if (interrupt.stopping.aborted) throw problem
      problems.push(problem)
      outcomes.push({ order: id, isPaid: null, problem: failureLines(problem, t).join('\n') })
    }
  }
  return item(
    outcomes,
    outcomes.map((outcome) => sentence(context, outcome)),
    statusOfAll(problems, ids.length),
  )
}

function sentence({ t }: Context, { order, isPaid, problem }: Outcome): string {
  if (problem !== null) return `${order}: ${problem}`
  return t(isPaid ? 'cli:markedPaid' : 'cli:unmarkedPaid', { order })
}
