import { ORDERS } from '../../../features/orders/order-queries.ts'
import { REGISTER } from '../../../features/registration/register-queries.ts'
import { useApp } from '../../../infrastructure/context/app-context.ts'

/** Returns the handler of changed places, entries or orders: revalidates all answers that show them. */
export function useRenewed(): () => void {
  const { cache } = useApp()
  return () => {
    for (const keys of [REGISTER, ORDERS]) cache.change(keys, (answer) => answer)
  }
}
