import type { Order } from '@polynya/contract'
import { newIdempotencyKey } from '@polynya/sdk/light'
import { useRef } from 'react'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { type App, useApp } from '../../infrastructure/context/app-context.ts'
import { applyChange } from '../../infrastructure/queries/query-client.ts'
import type { OrdersPageOf } from './order-lists.ts'

type SayDone = Parameters<App['notifications']['tell']>[0]['say']

/**
 * Returns the handler of a changed order: updates the cache at once, revalidates it in the background, and
 * announces the result.
 */
export function useOrderChanged() {
  const { queryClient, notifications } = useApp()
  return (order: Order | null, say: SayDone) => {
    if (order) {
      queryClient.setQueryData<Order>(keys.orders.get(order.id), (known) => known && order)
      queryClient.setQueriesData<OrdersPageOf>(
        { queryKey: keys.orders.lists },
        (page) => page && withOrder(page, order),
      )
    }
    applyChange(queryClient, keys.orders.all)
    notifications.tell({ tone: 'good', say }, 'message')
  }
}

/** A page of orders that shows an order as it is now. */
const withOrder = (page: OrdersPageOf, order: Order): OrdersPageOf => ({
  ...page,
  orders: page.orders.map((card) => (card.id === order.id ? { ...card, ...order } : card)),
})

/**
 * Gives a payment action its idempotency key: a retry after a lost answer has the same key; another action
 * has another key.
 */
export function useActionKey(): (deed: unknown) => string {
  const keys = useRef(new Map<string, string>())
  return (deed) => {
    const name = JSON.stringify(deed)
    const key = keys.current.get(name) ?? newIdempotencyKey()
    keys.current.set(name, key)
    return key
  }
}
