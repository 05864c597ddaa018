import type { Client } from '@polynya/sdk/light'
import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { SAVED } from '../../infrastructure/api/saved.ts'

/** Query for what an account has to do and to expect: re-fetched at every visit, because many changes make it stale. */
export const overviewQuery = ({ user }: Client) =>
  queryOptions({
    queryKey: keys.orders.overview,
    queryFn: ({ signal }) => user.overview({}, { signal }),
    refetchOnMount: 'always',
    ...SAVED,
  })
