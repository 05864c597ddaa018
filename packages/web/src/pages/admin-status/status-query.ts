import type { Client } from '@polynya/sdk/light'
import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'

const REFRESH_MS = 30_000

export const statusQuery = (client: Client) =>
  queryOptions({
    queryKey: keys.status,
    queryFn: ({ signal }) => client.status.get({}, { signal }),
    refetchInterval: REFRESH_MS,
  })
