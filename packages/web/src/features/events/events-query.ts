import { PAGE_SIZE } from '@polynya/domain'
import type { Client } from '@polynya/sdk/light'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { SAVED } from '../../infrastructure/api/saved.ts'
import { nextPage } from '../../infrastructure/lists/page-list.ts'
import type { EventFilters } from './event-filters.ts'

export type EventsPage = Awaited<ReturnType<Client['events']['list']>>

/** The public list of events, page by page. */
export const eventsList = ({ events }: Client, { season, status }: EventFilters) =>
  infiniteQueryOptions({
    queryKey: keys.events.list({ season, status }),
    queryFn: ({ pageParam, signal }) =>
      events.list(
        {
          query: {
            page: pageParam,
            limit: PAGE_SIZE.events,
            ...(season && { season }),
            ...(status && { status }),
          },
        },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: nextPage(PAGE_SIZE.events),
    ...SAVED,
  })
