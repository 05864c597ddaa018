import { PAGE_SIZE } from '@polynya/domain'
import type { Handler } from '../../http/call.ts'
import { pageOf } from '../paging.ts'
import { orderFilterOf } from './order-filter.ts'
import { orderCards } from './order-view.ts'
import { countOrders, listOrders } from './orders-list.store.ts'

export const list: Handler<'orders.list'> = async ({ query, caller }, { db }) => {
  const { order = 'desc', mine, ids, eventId, status, isPaid, search } = query
  const whose = mine ? { accountId: caller.account.id } : orderFilterOf(caller)
  const filter = { ...whose, ids: ids?.split(',').map(Number), eventId, status, isPaid, search }
  const isOwn = whose.accountId !== undefined
  const byDefault = isOwn && query.order === undefined ? ('unpaidFirst' as const) : ('id' as const)
  const sort = query.sort ?? byDefault
  const page = { sort, order, ...pageOf(query, PAGE_SIZE.orders) }
  const rows = await listOrders(db, filter, page)
  return { orders: await orderCards(db, rows), total: await countOrders(db, filter) }
}
