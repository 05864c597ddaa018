import { type Caller, regionsOf } from '../../access/caller.ts'
import type { OrderFilter } from './orders-list.store.ts'

/**
 * Returns the filter of the orders visible to a caller: administrators see those of their regions, every other user
 * their own.
 */
export function orderFilterOf(caller: Caller): OrderFilter {
  const { account } = caller
  if (!account || !caller.roles.includes('admin')) return { accountId: account?.id ?? 0 }
  return { regions: regionsOf(account.rights) }
}
