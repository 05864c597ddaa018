import type { OrderCard } from '@polynya/contract'
import { isUnpaid, ORDER_STATUSES } from '@polynya/domain'
import type { Client } from '@polynya/sdk/light'

type OrdersQuery = NonNullable<Parameters<Client['orders']['list']>[0]>['query']

/** Statuses of orders that await payment. A call lists the orders of one status. */
export const UNPAID = ORDER_STATUSES.filter(isUnpaid)

/** Yields the orders that await payment, the newest first: those that `isPaid: false` finds include cancelled ones. */
export async function* unpaidOrders(client: Client, query: OrdersQuery): AsyncGenerator<OrderCard> {
  const lists = UNPAID.map((status) =>
    client.orders.list
      .items({ query: { ...query, status, sort: 'id', order: 'desc' } })
      [Symbol.asyncIterator](),
  )
  const heads = await Promise.all(lists.map((list) => list.next()))
  for (;;) {
    const ids = heads.map((head) => (head.done ? 0 : head.value.id))
    const newest = ids.indexOf(Math.max(...ids))
    const [list, head] = [lists[newest], heads[newest]]
    if (!list || !head || head.done) return
    yield head.value
    heads[newest] = await list.next()
  }
}
