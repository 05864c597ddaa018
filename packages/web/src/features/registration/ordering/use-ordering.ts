import type { Order, OrderInput, Quote } from '@polynya/contract'
import { isApiError } from '@polynya/sdk/light'
import { useState } from 'react'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import type { OrderBody } from '../basket/basket.ts'
import { useRenewed } from '../basket/use-renewed.ts'
import { forgetSubmission, keyOfSubmission } from './submission.ts'

export interface Ordering {
  readonly isSending: boolean
  /** Why the last attempt failed; undefined where it did not. */
  readonly problem: unknown
  /** What the payer saw when it was sent. */
  readonly seen: Quote | undefined
  readonly attempts: number
  readonly send: () => Promise<void>
  /** What was wrong has been dealt with. */
  readonly settle: () => void
}

/** Places an order at the price that was seen; sent again, it is the same order. */
export function useOrdering({
  key,
  body,
  payment,
  quote,
  priceAgain,
  onOrdered,
}: {
  /** Names what the browser keeps of the submission. */
  readonly key: string
  readonly body: OrderBody | null
  /** The payment that was received at the venue, if any. */
  readonly payment?: OrderInput['payment']
  readonly quote: Quote | undefined
  /** Re-fetches the price. */
  readonly priceAgain: () => void
  readonly onOrdered: (order: Order) => Promise<void>
}): Ordering {
  const { client, storage, notifications } = useApp()
  const renewed = useRenewed()
  const [isSending, setSending] = useState(false)
  const [failed, setFailed] = useState<{ problem: unknown; seen: Quote | undefined }>()
  const [attempts, setAttempts] = useState(0)

  async function send() {
    if (!body || !quote) return priceAgain()
    const sent = { ...body, ...(payment && { payment }), total: quote.total }
    setSending(true)
    setFailed(undefined)
    try {
      const order = await client.orders.create({ body: sent }, { key: keyOfSubmission(storage, key, sent) })
      forgetSubmission(storage, key)
      renewed()
      notifications.tell(
        { tone: 'good', say: (speak) => ({ text: speak('errors:success.entryCreated') }) },
        'message',
      )
      await onOrdered(order)
    } catch (problem) {
      if (isRefusal(problem)) {
        forgetSubmission(storage, key)
        renewed()
        priceAgain()
      }
      setFailed({ problem, seen: quote })
      setAttempts((count) => count + 1)
    }
    setSending(false)
  }

  return {
    isSending,
    problem: failed?.problem,
    seen: failed?.seen,
    attempts,
    send,
    settle() {
      setFailed(undefined)
      setAttempts((count) => count + 1)
    },
  }
}

/** A refusal is settled; what got no answer, or none for good, may have been done: it is sent again as it was. */
const isRefusal = (problem: unknown) =>
  isApiError(problem) && Number(problem.status) < 500 && problem.reason !== 'key_in_flight'
