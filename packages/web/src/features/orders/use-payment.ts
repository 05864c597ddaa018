import type { Order } from '@polynya/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useActionKey } from './order-changes.ts'
import { isPaying } from './order-text.ts'

export type PayType = 'card' | 'credits'

export interface Payment {
  /** Starts a payment, or continues an open one: redirects to the gateway, or settles it if none is required. */
  readonly pay: (payType: PayType) => Promise<void>
  /** Returns to the gateway's page of an open payment; null if the gateway has none. */
  readonly resume: (() => void) | null
  /** The payment being started. */
  readonly paying: PayType | null
  /** Reason why a payment could not be started. */
  readonly problem: unknown
  readonly check: () => void
  readonly isChecking: boolean
  /** Reason why the poll that the user requested failed. */
  readonly checkProblem: unknown
  /** Whether an open payment is no longer polled; `check` polls it once more. */
  readonly hasStopped: boolean
}

interface Options {
  /** Called when the payment may have changed the order. */
  readonly onChanged: () => void
  /** Returns the delay before a poll in ms, null to stop polling. */
  readonly delayOf: (poll: number) => number | null
}

/** Starts or resumes the payment of an order, and polls an open payment until its status changes. */
export function usePayment(order: Order, { onChanged, delayOf }: Options): Payment {
  const { id, version, confirmationUrl } = order
  const { client, leaveTo } = useApp()
  const keyOf = useActionKey()
  const [paying, setPaying] = useState<PayType | null>(null)
  const [problem, setProblem] = useState<unknown>()

  // A browser may show this page again as it was left, on the way back from the gateway.
  useRestoredPage(() => {
    setPaying(null)
    onChanged()
  })

  async function pay(payType: PayType) {
    setPaying(payType)
    setProblem(undefined)
    try {
      const call = { params: { id }, query: { payType } }
      const { payment } = await client.orders.pay(call, { key: keyOf({ payType, version }) })
      // The button stays busy until the page of the payment is there.
      if (payment.confirmationUrl) return leaveTo(payment.confirmationUrl)
    } catch (error) {
      setProblem(error)
    }
    setPaying(null)
    onChanged()
  }

  return {
    pay,
    // A gateway of our own host is no page of the app: a link would stay within it.
    resume: confirmationUrl ? () => leaveTo(confirmationUrl) : null,
    paying,
    problem,
    ...usePolling(order, { onChanged, delayOf }),
  }
}

function useRestoredPage(onRestored: () => void) {
  const restored = useEffectEvent(onRestored)
  useEffect(() => {
    const listener = ({ persisted }: PageTransitionEvent) => persisted && restored()
    addEventListener('pageshow', listener)
    return () => removeEventListener('pageshow', listener)
  }, [])
}

function usePolling(order: Order, { onChanged, delayOf }: Options) {
  const { client } = useApp()
  const [polls, setPolls] = useState(0)
  const [isChecking, setChecking] = useState(false)
  const [checkProblem, setCheckProblem] = useState<unknown>()
  const isOpen = isPaying(order)
  const delay = delayOf(polls)

  async function check(signal?: AbortSignal) {
    setChecking(true)
    setCheckProblem(undefined)
    try {
      const call = { params: { id: order.id } }
      const { paymentStatus, isPaid } = await client.orders.paymentStatus(call, signal && { signal })
      if (isPaid || paymentStatus !== order.paymentStatus) onChanged()
    } catch (error) {
      // The retry timer tries again by itself.
      if (!signal) setCheckProblem(error)
    }
    setChecking(false)
    if (!signal?.aborted) setPolls((count) => count + 1)
  }

  const poll = useEffectEvent(check)
  useEffect(() => {
    if (!isOpen || delay === null) return
    const controller = new AbortController()
    const timer = setTimeout(() => void poll(controller.signal), polls === 0 ? 0 : delay)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isOpen, delay, polls])

  return { check: () => void check(), isChecking, checkProblem, hasStopped: delay === null }
}
