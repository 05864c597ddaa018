import { keys } from '../../../infrastructure/api/query-keys.ts'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { applyChange } from '../../../infrastructure/queries/query-client.ts'

/** Returns the handler of changed places, entries or orders: revalidates all answers that show them. */
export function useRenewed(): () => void {
  const { queryClient } = useApp()
  return () => {
    for (const changed of [keys.register.all, keys.orders.all]) applyChange(queryClient, changed)
  }
}
