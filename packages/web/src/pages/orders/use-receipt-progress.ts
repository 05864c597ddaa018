import type { Order } from '@polynya/contract'
import { useEffect } from 'react'
import { orderQuery } from '../../features/orders/order-queries.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'

const POLL_MS = 30_000

/** Polls the status of a pending receipt, and re-fetches the order once that has changed. */
export function useReceiptProgress({ id, receiptStatus }: Order) {
  const { client, queryClient } = useApp()
  useEffect(() => {
    if (receiptStatus !== 'pending') return
    const controller = new AbortController()
    async function poll() {
      const call = client.orders.receiptStatus({ params: { id } }, { signal: controller.signal })
      // A failed poll is retried at the next interval.
      const status = await call.then((receipt) => receipt.receiptStatus).catch(() => receiptStatus)
      if (status !== receiptStatus) await queryClient.invalidateQueries(orderQuery(client, id))
    }
    void poll()
    const timer = setInterval(poll, POLL_MS)
    return () => {
      controller.abort()
      clearInterval(timer)
    }
  }, [client, queryClient, id, receiptStatus])
}
