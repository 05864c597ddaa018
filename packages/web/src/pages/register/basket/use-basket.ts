import { useCallback, useEffect, useState } from 'react'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { type Basket, NO_BASKET, readBasket, withSwimmer } from './basket.ts'

/** Names what the browser keeps of an account's registration for an event. */
export const basketKey = (eventId: number, accountId: number) => `register:${eventId}:${accountId}`

interface Whose {
  readonly eventId: number
  readonly accountId: number
  /** The swimmer in the address: the initial one of the basket. */
  readonly swimmer: number | null
}

export interface BasketState {
  readonly basket: Basket
  readonly change: (edit: (basket: Basket) => Basket) => void
  readonly forget: () => void
}

/** The basket of an account for an event: it survives the end of the page, in any tab of this browser. */
export function useBasket({ eventId, accountId, swimmer }: Whose): BasketState {
  const { storage } = useApp()
  const key = basketKey(eventId, accountId)
  const [basket, setBasket] = useState<Basket>(() => {
    const found = readBasket(storage.read(key)) ?? NO_BASKET
    return swimmer === null ? found : withSwimmer(found, swimmer, true)
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
