import { useEffect, useState } from 'react'
import { useApp } from '../../app/app-context.ts'
import { useSteady } from '../../state/use-steady.ts'
import { waitBefore } from './order-view.ts'
import { useRenewed } from './use-renewed.ts'

/**
 * Asks how a payment stands until it is settled one way or the other, ever more seldom, and gives up after a while.
 * @param onSettled called once it is
 */
export function usePaymentProgress(orderId: number, onSettled: () => void) {
  const { client } = useApp()
  const renewed = useRenewed()
  const [asked, setAsked] = useState(0)
  const [isAsking, setAsking] = useState(false)

  const ask = useSteady(async () => {
    setAsking(true)
    try {
      const { paymentStatus, isPaid } = await client.orders.paymentStatus({ params: { id: orderId } })
      if (isPaid || paymentStatus === 'canceled' || paymentStatus === 'succeeded') {
        renewed()
        return onSettled()
      }
    } catch {
      // Out of reach now: the next question, or whoever waits, will try again.
    }
    setAsking(false)
    setAsked((count) => count + 1)
  })

  const wait = waitBefore(asked)
  useEffect(() => {
    if (wait === null) return
    const timer = setTimeout(() => void ask(), asked === 0 ? 0 : wait)
    return () => clearTimeout(timer)
  }, [wait, asked, ask])

  return { isAsking, hasGivenUp: wait === null, askAgain: () => void ask() }
}
