import type { Client } from '@polynya/sdk/light'
import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'

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
