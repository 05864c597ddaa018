import { useCallback, useEffect, useState } from 'react'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { type Basket, NO_BASKET, readBasket, withSwimmer } from './basket.ts'

/** Storage key of an account's basket for an event. */
export const basketKey = (eventId: number, accountId: number) => `register:${eventId}:${accountId}`

export interface BasketState {
  readonly basket: Basket
  readonly change: (edit: (basket: Basket) => Basket) => void
  readonly forget: () => void
}

/** Basket of an account for an event, stored in the browser and shared by its tabs. */
export function useBasket({
  eventId,
  accountId,
  swimmer,
  isWithinSteps,
}: {
  readonly eventId: number
  readonly accountId: number
  /** Initial swimmer, from the address. */
  readonly swimmer: number | null
  /** Whether the address names a step: a swimmer removed from a basket that has others stays removed. */
  readonly isWithinSteps: boolean
}): BasketState {
  const { storage } = useApp()
  const key = basketKey(eventId, accountId)
  const [basket, setBasket] = useState<Basket>(() => {
    const found = readBasket(storage.read(key)) ?? NO_BASKET
    const isContinued = isWithinSteps && found.swimmers.length > 0
    return swimmer === null || isContinued ? found : withSwimmer(found, swimmer, true)
  })

  useEffect(() => {
    storage.write(key, basket === NO_BASKET ? null : JSON.stringify(basket))
  }, [storage, key, basket])

  return {
    basket,
    change: setBasket,
    forget: useCallback(() => {
      // Written at once: the page may be another one before the next rendering.
      storage.write(key, null)
      setBasket(NO_BASKET)
    }, [storage, key]),
  }
}
