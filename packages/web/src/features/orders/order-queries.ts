import type { Client } from '@polynya/sdk/light'
import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { SAVED, savedUnlessAdministrator } from '../../infrastructure/api/saved.ts'

type Answer<Name extends keyof Client['orders']> = Awaited<ReturnType<Client['orders'][Name]>>
export type WaitingEntry = Answer<'waiting'>['entries'][number]

/** The number of an order in an address; null where it is none. */
export const orderNumber = (given: string | undefined): number | null =>
  given !== undefined && /^[1-9]\d{0,8}$/.test(given) ? Number(given) : null

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
