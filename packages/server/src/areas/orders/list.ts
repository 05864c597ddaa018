import { PAGE_SIZE } from '@polynya/domain'
import { type Caller, regionsOf } from '../../access/caller.ts'
import type { Handler } from '../../http/call.ts'
import { pageOf } from '../paging.ts'
import { orderCards } from './order-view.ts'
import { countOrders, listOrders, type OrderFilter } from './orders-list.store.ts'

/**
 * Returns the filter of the orders visible to a caller: administrators see those of their regions, every other user
 * their own.
 */
export function orderFilterOf(caller: Caller): OrderFilter {
  const { account } = caller
  if (!account || !caller.roles.includes('admin')) return { accountId: account?.id ?? 0 }
  return { regions: regionsOf(account.rights) }
}

export const list: Handler<'orders.list'> = async ({ query, caller }, { db }) => {
  const { sort = 'id', order = 'desc', mine, eventId, status, isPaid, search } = query
  const whose = mine ? { accountId: caller.account.id } : orderFilterOf(caller)
  const filter = { ...whose, eventId, status, isPaid, search }
  const page = { sort, order, ...pageOf(query, PAGE_SIZE.orders) }
  const rows = await listOrders(db, filter, page)
  return { orders: await orderCards(db, rows), total: await countOrders(db, filter) }
}
