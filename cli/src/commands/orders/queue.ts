import type { OrderCard } from '@polynya/contract'
import { once } from '../../calls/idempotency-key.ts'
import { given, take } from '../../calls/take.ts'
import type { Context } from '../../context/context.ts'
import { item, rows } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { showsView } from '../../context/shows-view.ts'
import { failureLines } from '../../failures/describe-failure.ts'
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
  const queryOf = ({ paid, search }: QueueFilter) =>
    given({ ...PAID[paid], eventId: event, search: search || undefined })
  if (!showsView(context)) {
    const query = { ...queryOf({ paid: 'unpaid', search: '' }), limit: MOST }
    const orders = take<OrderCard>(client.orders.list.items({ query }), limit)
    return rows(orders, orderColumns(context), context.t('cli:noOrders'))
  }
  const load = async (filter: QueueFilter): Promise<QueuePage> => {
    const { orders, total } = await client.orders.list({ query: { ...queryOf(filter), limit: MOST } })
    return pageOf(context, orders, total)
  }
  const { showQueue } = await import('../../views/show-queue.ts')
  await showQueue(context, {
    load,
    perform: (row, action) => perform(context, row, action),
    describe: (problem) => clean(failureLines(problem, context.t).join(' ').trim()),
  })
  return item(null, [])
}

const PAID = { unpaid: { isPaid: false }, paid: { isPaid: true }, all: {} } as const satisfies Record<
  PaidFilter,
  object
>

function pageOf(context: Context, orders: readonly OrderCard[], total: number): QueuePage {
  const columns = orderColumns(context)
  const cells = orders.map((order) => columns.map(({ of, shown }) => String((shown ?? of)(order) ?? '')))
  const { width } = context.terminal
  const [head = '', ...lines] = tableLines(cells, columns, { width: width - 2, colour: false }).lines
  return {
    head,
    rows: orders.map(({ id, isPaid, overpaid }, index): QueueRow => {
      const line = lines[index] ?? ''
      return { id, line, isPaid, overpaid: overpaid > 0 ? overpaid.toFixed(2) : '' }
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
