import type { Client } from '@polynya/contract'
import { type QueryKey, queryOptions } from '@tanstack/react-query'

const key = (...parts: readonly unknown[]): QueryKey => ['webhooks', ...parts]

type WebhooksClient = Pick<Client, 'webhooks'>

export const webhooksQuery = ({ webhooks }: WebhooksClient) =>
  queryOptions({
    queryKey: key('list'),
    queryFn: ({ signal }) => webhooks.list({}, { signal }),
  })

export const deliveriesQuery = ({ webhooks }: WebhooksClient, id: number) =>
  queryOptions({
    queryKey: key('deliveries', id),
    queryFn: ({ signal }) => webhooks.deliveries({ params: { id } }, { signal }),
  })
