import type { Order } from '@polynya/contract'
import { newIdempotencyKey } from '@polynya/sdk/light'
import { useRef } from 'react'
import { type App, useApp } from '../../infrastructure/context/app-context.ts'
import { ORDERS, type OrdersPageOf, orderKey } from './order-queries.ts'

type SayDone = Parameters<App['notifications']['tell']>[0]['say']

/**
 * Returns the handler of a changed order: updates the cache at once, revalidates it in the background, and
 * announces the result.
 */
export function useOrderChanged() {
  const { cache, notifications } = useApp()
  return (order: Order | null, say: SayDone) => {
    cache.change(ORDERS, (answer, key) => (order ? withOrder(answer, order, key) : answer))
    notifications.tell({ tone: 'good', say }, 'message')
  }
}

/** An answer that shows an order as it is now. */
function withOrder(answer: unknown, order: Order, key: string): unknown {
  if (key === orderKey(order.id)) return order
  if (!isPage(answer)) return answer
  const orders = answer.orders.map((card) => (card.id === order.id ? { ...card, ...order } : card))
  return { ...answer, orders }
}

const isPage = (answer: unknown): answer is OrdersPageOf =>
  typeof answer === 'object' && answer !== null && 'orders' in answer && 'total' in answer

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
