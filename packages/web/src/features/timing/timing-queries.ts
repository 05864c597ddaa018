import type { Client } from '@polynya/sdk/light'
import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'

/** The official times by timekeepers' phones. */
export const timingProposalsQuery = (client: Client, eventId: number) =>
  queryOptions({
    queryKey: keys.timing.proposals(eventId),
    queryFn: ({ signal }) => client.timing.proposals({ params: { eventId } }, { signal }),
  })
