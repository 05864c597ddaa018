import { useApp } from '../../app/app-context.ts'
import { ORDERS } from '../orders/order-queries.ts'
import { REGISTER } from './register-queries.ts'

/** What to do once places, entries or orders have changed: all that is shown of them is asked for again. */
export function useRenewed(): () => void {
  const { cache } = useApp()
  return () => {
    for (const keys of [REGISTER, ORDERS]) cache.change(keys, (answer) => answer)
  }
}
