import type { Quote } from '@polynya/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import type { OrderBody } from './basket.ts'

/** Prices are requested once the basket has not changed for this long. */
const REST_MS = 350

export interface Pricing {
  /** The last price; while a newer one is loading, that of the previous basket. */
  readonly quote: Quote | undefined
  /** Why the basket as it is has no price; the error of a previous basket names other distances. */
  readonly error: unknown
  readonly isPricing: boolean
  readonly again: () => void
}

const UNPRICED = { quote: undefined, error: undefined } as const

/** Prices a basket on the server; only the last of several requests counts. */
export function useQuote(body: OrderBody | null): Pricing {
  const { client } = useApp()
  const [answer, setAnswer] = useState<Pick<Pricing, 'quote' | 'error'>>(UNPRICED)
  const [pricedKey, setPricedKey] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const key = body && `${JSON.stringify(body)} ${tries}`

  // `key` changes whenever the body does, by content.
  const request = useEffectEvent((signal: AbortSignal) => body && client.orders.quote({ body }, { signal }))
  useEffect(() => {
    if (key === null) return setAnswer(UNPRICED)
    const controller = new AbortController()
    const settle = (next: Pick<Pricing, 'quote' | 'error'>) => {
      if (controller.signal.aborted) return
      setAnswer(next)
      setPricedKey(key)
    }
    const timer = setTimeout(() => {
      request(controller.signal)?.then(
        (quote) => settle({ quote, error: undefined }),
        (error) => settle({ quote: undefined, error }),
      )
    }, REST_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [key])

  const isPricing = key !== null && key !== pricedKey
  const { quote, error } = body ? answer : UNPRICED
  return {
    quote,
    error: isPricing ? undefined : error,
    isPricing,
    again: () => setTries((count) => count + 1),
  }
}
