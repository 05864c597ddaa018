import type { ResultList } from '@polynya/contract'
import type { Client } from '@polynya/sdk/light'
import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'

/** The results of an event as they are recorded. */
export const liveResultsQuery = (client: Client, eventId: number) =>
  queryOptions({
    queryKey: keys.results.live(eventId),
    queryFn: ({ signal }) => client.events.live({ params: { eventId } }, { signal }),
  })

/** Returns the lists with those of one distance code replaced: they may be new, changed, or gone. */
export const withLists = (
  lists: readonly ResultList[],
  distCode: string,
  changed: readonly ResultList[],
): ResultList[] => [...lists.filter((list) => list.distCode !== distCode), ...changed]
