import { useEffect, useEffectEvent, useState } from 'react'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { useRenewed } from '../basket/use-renewed.ts'
import { waitBefore } from './order-view.ts'

/**
 * Polls a payment until it is settled, at growing intervals, and stops after a while.
 * @param onSettled called once it is settled
 */
export function usePaymentProgress(orderId: number, onSettled: () => void) {
  const { client } = useApp()
  const renewed = useRenewed()
  const [asked, setAsked] = useState(0)
  const [isAsking, setAsking] = useState(false)

  async function ask() {
    setAsking(true)
    try {
      const { paymentStatus, isPaid } = await client.orders.paymentStatus({ params: { id: orderId } })
      if (isPaid || paymentStatus === 'canceled' || paymentStatus === 'succeeded') {
        renewed()
        return onSettled()
      }
    } catch {
      // Unreachable. The next query, or the retry timer, tries again.
    }
    setAsking(false)
    setAsked((count) => count + 1)
  }

  const poll = useEffectEvent(ask)

  const wait = waitBefore(asked)
  useEffect(() => {
    if (wait === null) return
    const timer = setTimeout(() => void poll(), asked === 0 ? 0 : wait)
    return () => clearTimeout(timer)
  }, [wait, asked])

  return { isAsking, hasGivenUp: wait === null, askAgain: () => void ask() }
}
