/** Queries for lists of orders. */

import { ORDER_STATUSES, PAGE_SIZE } from '@polynya/domain'
import type { Client } from '@polynya/sdk/light'
import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { SAVED } from '../../infrastructure/api/saved.ts'
import { pageIn, valuesOf } from '../../infrastructure/lists/address-query.ts'
import { inEitherLayout } from '../../infrastructure/lists/either-layout.ts'
import type { Page } from '../../infrastructure/lists/page-list.ts'
import { orderNumber } from './order-queries.ts'

export type OrdersPageOf = Awaited<ReturnType<Client['orders']['list']>> & Page

/** Orders of a list, by the names that its address has for them; without one the newest come first. */
export const SORTS = {
  createdAt: { sort: 'createdAt', order: 'asc' },
  paidAt: { sort: 'paidAt', order: 'desc' },
  total: { sort: 'total', order: 'desc' },
} as const
export type Sort = keyof typeof SORTS
export const SORT_NAMES = Object.keys(SORTS) as Sort[]

/** A page of one's own orders. */
export const ownOrdersQuery = ({ orders }: Client, values: URLSearchParams) => ({
  ...listQuery(orders, { page: pageIn(values), limit: PAGE_SIZE.orders, mine: true }),
  ...SAVED,
})

/** Query for a page of the orders that an administrator manages; invalid parameters are ignored. */
export function allOrdersQuery({ orders }: Client, values: URLSearchParams) {
  const { eventId, search, ...choices } = valuesOf(values, ['eventId', 'search', 'status', 'isPaid', 'sort'])
  const event = orderNumber(eventId)
  const status = ORDER_STATUSES.find((known) => known === choices.status)
  const sort = SORT_NAMES.find((known) => known === choices.sort)
  return listQuery(orders, {
    page: pageIn(values),
    limit: PAGE_SIZE.orders,
    ...(event && { eventId: event }),
    ...(search && { search: search.slice(0, 80) }),
    ...(status && { status }),
    ...(/^(true|false)$/.test(choices.isPaid ?? '') && { isPaid: choices.isPaid === 'true' }),
    ...(sort && SORTS[sort]),
  })
}

type ListQuery = NonNullable<NonNullable<Parameters<Client['orders']['list']>[0]>['query']>

const listQuery = (orders: Client['orders'], query: ListQuery) =>
  queryOptions({
    queryKey: keys.orders.list(query),
    queryFn: ({ signal }) =>
      inEitherLayout(query.search, (search) =>
        orders.list({ query: { ...query, ...(search && { search }) } }, { signal }),
      ),
  })

/** As many events as one would choose from, the latest first. */
export const eventChoicesQuery = ({ events }: Client) =>
  queryOptions({
    queryKey: keys.events.adminList({ limit: 100 }),
    queryFn: ({ signal }) =>
      events.adminList({ query: { sort: 'startDate', order: 'desc', limit: 100 } }, { signal }),
  })
