import { useApp } from '../../app/app-context.ts'
import { ORDERS } from '../orders/order-queries.ts'
import { REGISTER } from './register-queries.ts'

/** Returns the handler of changed places, entries or orders: revalidates all answers that show them. */
export function useRenewed(): () => void {
  const { cache } = useApp()
  return () => {
    for (const keys of [REGISTER, ORDERS]) cache.change(keys, (answer) => answer)
  }
}
