import type { Client } from '@polynya/sdk/light'
import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'

/** The money of an event, counted from the ledger. */
export const moneyQuery = (client: Client, id: number) =>
  queryOptions({
    queryKey: keys.events.money(id),
    queryFn: ({ signal }) => client.events.money({ params: { id } }, { signal }),
  })
