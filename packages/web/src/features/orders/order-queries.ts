import { ORDER_STATUSES, PAGE_SIZE } from '@polynya/domain'
import type { Client } from '@polynya/sdk/light'
import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { SAVED, savedUnlessAdministrator } from '../../infrastructure/api/saved.ts'
import { pageIn, valuesOf } from '../../infrastructure/lists/address-query.ts'
import { inEitherLayout, type Page } from '../../infrastructure/lists/page-list.ts'

type Answer<Name extends keyof Client['orders']> = Awaited<ReturnType<Client['orders'][Name]>>
export type OrdersPageOf = Answer<'list'> & Page
export type WaitingEntry = Answer<'waiting'>['entries'][number]

/** Orders of a list, by the names that its address has for them; without one the newest come first. */
export const SORTS = {
  createdAt: { sort: 'createdAt', order: 'asc' },
  paidAt: { sort: 'paidAt', order: 'desc' },
  total: { sort: 'total', order: 'desc' },
} as const
export type Sort = keyof typeof SORTS
export const SORT_NAMES = Object.keys(SORTS) as Sort[]

/** The number of an order in an address; null where it is none. */
export const orderNumber = (given: string | undefined): number | null =>
  given !== undefined && /^[1-9]\d{0,8}$/.test(given) ? Number(given) : null

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

export const orderQuery = (client: Client, id: number) =>
  queryOptions({
    queryKey: keys.orders.get(id),
    queryFn: ({ signal }) => client.orders.get({ params: { id } }, { signal }),
    ...savedUnlessAdministrator(client),
  })

export const creditsQuery = ({ orders }: Client) =>
  queryOptions({
    queryKey: keys.orders.credits,
    queryFn: ({ signal }) => orders.credits({}, { signal }),
    ...SAVED,
  })

export const waitingQuery = ({ orders }: Client) =>
  queryOptions({
    queryKey: keys.orders.waiting,
    queryFn: ({ signal }) => orders.waiting({}, { signal }),
    ...SAVED,
  })

/** Query for the refund of cancelling a distance today. */
export const refundQuoteQuery = (
  { orders }: Client,
  params: { readonly id: number; readonly entryId: number },
) =>
  queryOptions({
    queryKey: keys.orders.refundQuote(params.entryId),
    queryFn: ({ signal }) => orders.refundQuote({ params }, { signal }),
  })

/** Query for the refund of cancelling several distances at once today. */
export const refundSumQuery = (
  { orders }: Client,
  entries: readonly { readonly orderId: number; readonly entryId: number }[],
) =>
  queryOptions({
    queryKey: keys.orders.refundSum(entries.map(({ entryId }) => entryId)),
    queryFn: ({ signal }) => orders.refundSum({ body: { entries: [...entries] } }, { signal }),
  })

/** As many events as one would choose from, the latest first. */
export const eventChoicesQuery = ({ events }: Client) =>
  queryOptions({
    queryKey: keys.events.adminList({ limit: 100 }),
    queryFn: ({ signal }) =>
      events.adminList({ query: { sort: 'startDate', order: 'desc', limit: 100 } }, { signal }),
  })
