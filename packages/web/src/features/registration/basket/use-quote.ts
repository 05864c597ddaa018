import type { Quote } from '@polynya/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import type { OrderBody } from './basket.ts'
import { couponReason } from './coupon-fault.ts'

/** Prices are requested once the basket has not changed for this long. */
const REST_MS = 350

export interface Pricing {
  /** The last price, without a refused coupon; while a newer one is loading, that of the previous basket. */
  readonly quote: Quote | undefined
  /** Why the basket as it is has no price, or its coupon is refused; the error of a previous basket names other distances. */
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
  const request = useEffectEvent(async (signal: AbortSignal) => {
    const price = async (coupon: OrderBody['coupon']) =>
      body && { quote: await client.orders.quote({ body: { ...body, coupon } }, { signal }) }
    try {
      return await price(body?.coupon)
    } catch (error) {
      // The order cannot be placed with this coupon, but its price without it is what it would cost.
      return { error, ...(couponReason(error) && (await price(null).catch(() => null))) }
    }
  })
  useEffect(() => {
    if (key === null) return setAnswer(UNPRICED)
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const next = await request(controller.signal)
      if (controller.signal.aborted) return
      setAnswer({ ...UNPRICED, ...next })
      setPricedKey(key)
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
