import type { Client } from '@polynya/sdk/light'
import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../../infrastructure/api/query-keys.ts'

/** What the account has in an event: whether it follows it, too. */
export const userInEventQuery = ({ events }: Client, id: number) =>
  queryOptions({
    queryKey: keys.events.userInEvent(id),
    queryFn: ({ signal }) => events.userInEvent({ params: { id } }, { signal }),
  })
