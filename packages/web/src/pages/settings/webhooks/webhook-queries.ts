import type { Client } from '@polynya/contract'
import { queryOptions } from '@tanstack/react-query'

type WebhooksClient = Pick<Client, 'webhooks'>

export const webhooksQuery = ({ webhooks }: WebhooksClient) =>
  queryOptions({
    queryKey: ['webhooks', 'list'],
    queryFn: ({ signal }) => webhooks.list({}, { signal }),
  })

export const deliveriesQuery = ({ webhooks }: WebhooksClient, id: number) =>
  queryOptions({
    queryKey: ['webhooks', 'deliveries', id],
    queryFn: ({ signal }) => webhooks.deliveries({ params: { id } }, { signal }),
  })
