import type { Order } from '@polynya/contract'
import { useEffect } from 'react'
import { orderQuery } from '../../features/orders/order-queries.ts'
import { isPaying } from '../../features/orders/order-text.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'

/** The payment is polled while the payer waits; a receipt is polled less often. */
const ASK_MS = { payment: 5000, receipt: 30_000 } as const

/** While a payment or receipt is open, polls its status and reloads the order once that has changed. */
export function usePaymentProgress(order: Order) {
  const { client, cache } = useApp()
  const { id, paymentStatus, receiptStatus } = order
  const open = isPaying(order) ? 'payment' : receiptStatus === 'pending' ? 'receipt' : null
  useEffect(() => {
    if (!open) return
    const stop = new AbortController()
    const call = [{ params: { id } }, { signal: stop.signal }] as const
    const hasChanged = {
      payment: async () => (await client.orders.paymentStatus(...call)).paymentStatus !== paymentStatus,
      receipt: async () => (await client.orders.receiptStatus(...call)).receiptStatus !== receiptStatus,
    }
    async function ask(of: keyof typeof hasChanged) {
      // A failed poll is retried at the next interval.
      if (await hasChanged[of]().catch(() => false)) await cache.reload(orderQuery(client, id))
    }
    void ask(open)
    const timer = setInterval(() => ask(open), ASK_MS[open])
    return () => {
      stop.abort()
      clearInterval(timer)
    }
  }, [client, cache, id, open, paymentStatus, receiptStatus])
}
