import type { OrderCard } from '@polynya/contract'
import { isPayableByHand } from '@polynya/domain'
import { once } from '../../calls/idempotency-key.ts'
import { given, pageFor, take } from '../../calls/take.ts'
import type { Context } from '../../context/context.ts'
import { item, rows } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { showsView } from '../../context/shows-view.ts'
import { failureText } from '../../failures/describe-failure.ts'
import { amountOf } from '../../input/amount-of.ts'
import { clean } from '../../terminal/clean.ts'
import { tableLines } from '../../terminal/table.ts'
import type { OrderAction } from '../../views/OrderForm.tsx'
import type { PaidFilter, QueueFilter, QueuePage, QueueRow } from '../../views/OrderQueue.tsx'
import { amountText, orderColumns } from './order-table.ts'

/** Orders that a view shows; a search narrows them. */
const MOST = 100

/** A queue of orders to work through; for pipes and screen readers, the unpaid orders as a table. */
export const run: Run<'orders queue'> = async (context, { event, limit }) => {
  const client = await context.client()
  if (!showsView(context)) {
    const query = given({ ...QUERIES.unpaid, eventId: event, limit: pageFor(limit) })
    const orders = take<OrderCard>(client.orders.list.items({ query }), limit)
    return rows(orders, orderColumns(context), context.t('cli:noOrders'))
  }
  const load = async ({ paid, search }: QueueFilter): Promise<QueuePage> => {
    const query = given({ ...QUERIES[paid], eventId: event, search: search || undefined, limit: MOST })
    const { orders, total } = await client.orders.list({ query })
    return pageOf(context, orders, total)
  }
  const { showQueue } = await import('../../views/show-queue.ts')
  await showQueue(context, {
    load,
    perform: (row, action) => perform(context, row, action),
    describe: (problem) => clean(failureText(problem, context.t)),
  })
  return item(null, [])
}

/** What each filter lists. */
const QUERIES = {
  unpaid: { isPaid: false, sort: 'id' },
  paid: { isPaid: true, sort: 'id' },
  all: { sort: 'id' },
} as const satisfies Record<PaidFilter, object>

function pageOf(context: Context, orders: readonly OrderCard[], total: number): QueuePage {
  const columns = orderColumns(context)
  const cells = orders.map((order) => columns.map(({ of, shown }) => String((shown ?? of)(order) ?? '')))
  const { width } = context.terminal
  const [head = '', ...lines] = tableLines(cells, columns, { width: width - 2, colour: false }).lines
  return {
    head,
    rows: orders.map(({ id, status, isPaid, overpaid }, index): QueueRow => {
      const isPayable = isPayableByHand(status)
      const suggested = overpaid > 0 ? overpaid.toFixed(2) : ''
      return { id, line: lines[index] ?? '', isPayable, isPaid, overpaid: suggested }
    }),
    count: context.t('cli:queue.count', { shown: String(orders.length), total: String(total) }),
  }
}

/** Does one action at once: the administrator sees its outcome before the next one. */
async function perform(context: Context, { id }: QueueRow, action: OrderAction): Promise<string> {
  const { t } = context
  const { orders } = await context.client()
  if (action.kind === 'markPaid') {
    await orders.togglepaid({ params: { id }, body: { isPaid: true, reason: action.reason } })
    return `${id}: ${t('cli:markedPaid')}`
  }
  const { to: refundTo, reason } = action
  const body = { refundTo, reason, amount: amountOf(context, action.amount) }
  const { partRefunded, orderCurrency } = await once(context, {
    words: ['orders refund', id, body],
    isNew: false,
    send: (key) => orders.refund({ params: { id }, body }, { key }),
  })
  return `${id}: ${t('cli:refundedInAll', { amount: amountText(partRefunded, orderCurrency) })}`
}
