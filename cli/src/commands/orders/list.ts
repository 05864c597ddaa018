import type { OrderCard } from '@polynya/contract'
import { given, pageFor, take } from '../../calls/take.ts'
import { plain, rows } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { csvText } from './csv.ts'
import { orderColumns, orderFileColumns } from './order-table.ts'

export const run: Run<'orders list'> = async (context, input) => {
  const { event, status, paid, search, mine, sort, order, limit, csv } = input
  const client = await context.client()
  const query = given({
    eventId: event,
    status,
    isPaid: paid && paid === 'yes',
    search,
    ...(mine && { mine }),
    sort,
    order,
    limit: pageFor(limit),
  })
  const orders = take<OrderCard>(client.orders.list.items({ query }), limit)
  if (csv) return plain(await csvText(orders, orderFileColumns(context)))
  return rows(orders, orderColumns(context), context.t('cli:noOrders'))
}
