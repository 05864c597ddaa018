import type { Order } from '@polynya/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { useActionKey } from '../../../features/orders/order-changes.ts'
import { useApp } from '../../../infrastructure/context/app-context.ts'

/** Starts the payment of an order: redirects to the gateway, or settles it at once if none is required. */
export function usePaying({ id, version }: Order, reload: () => void) {
  const { client, leaveTo } = useApp()
  const keyOf = useActionKey()
  const [isPaying, setPaying] = useState(false)
  const [problem, setProblem] = useState<unknown>()

  // A browser may show this page again as it was left, on the way back from the gateway.
  const onReturn = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    setPaying(false)
    reload()
  })
  useEffect(() => {
    const listener = (domEvent: PageTransitionEvent) => onReturn(domEvent)
    addEventListener('pageshow', listener)
    return () => removeEventListener('pageshow', listener)
  }, [])

  async function pay(payType: 'card' | 'credits') {
    setPaying(true)
    setProblem(undefined)
    try {
      const call = { params: { id }, query: { payType } }
      const { payment } = await client.orders.pay(call, { key: keyOf({ payType, version }) })
      if (payment.confirmationUrl) return leaveTo(payment.confirmationUrl)
    } catch (error) {
      setProblem(error)
    }
    setPaying(false)
    reload()
  }

  return { pay, isPaying, problem }
}
