import { PAGE_SIZE } from '@polynya/domain'
import type { Client } from '@polynya/sdk/light'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { SAVED } from '../../infrastructure/api/saved.ts'
import { inEitherLayout } from '../../infrastructure/lists/either-layout.ts'
import { nextPage } from '../../infrastructure/lists/page-list.ts'
import type { EventFilters } from './event-filters.ts'

export type EventsPage = Awaited<ReturnType<Client['events']['list']>>

/** Returns the filters alone: how many pages are shown does not change the list. */
const chosen = ({ season, status, search, region, distance, waterCat, when, open }: EventFilters) => ({
  ...{ season, status, search, region, distance, waterCat, when, open },
})

const queryOf = ({ open, ...filters }: EventFilters) => ({
  ...Object.fromEntries(Object.entries(chosen(filters)).filter(([, value]) => value !== undefined)),
  ...(open && { open: 'true' as const }),
})

/** The values of the filters that find events. */
export const eventFacets = ({ events }: Client) =>
  queryOptions({
    queryKey: keys.events.facets,
    queryFn: ({ signal }) => events.facets({}, { signal }),
    ...SAVED,
  })

/** Numbers of entrants of events, by the event. */
export const entrantCounts = ({ events }: Client, ids: readonly number[]) =>
  queryOptions({
    queryKey: keys.events.entrantCounts(ids),
    queryFn: async ({ signal }) => {
      const { counts } = await events.entrantCounts({ query: { ids: ids.join(',') } }, { signal })
      return counts
    },
  })

interface Days {
  readonly from?: string
  readonly to?: string
}

/** All events of a filter: those of a few weeks, or those of a map. */
export const manyEvents = ({ events }: Client, filters: EventFilters, days: Days = {}) =>
  queryOptions({
    queryKey: keys.events.list({ ...chosen(filters), ...days, limit: PAGE_SIZE.max }),
    queryFn: async ({ signal }) => {
      const query = { limit: PAGE_SIZE.max, ...queryOf(filters), ...days }
      const load = (page: number) => events.list({ query: { ...query, page } }, { signal })
      const first = await load(1)
      const others = Array.from({ length: Math.ceil(first.total / PAGE_SIZE.max) - 1 }, (_, at) =>
        load(at + 2),
      )
      const pages = [first, ...(await Promise.all(others))]
      return { ...first, events: pages.flatMap((page) => page.events) }
    },
    ...SAVED,
  })

/** The public list of events, page by page. */
export const eventsList = ({ events }: Client, filters: EventFilters) =>
  infiniteQueryOptions({
    queryKey: keys.events.list(chosen(filters)),
    queryFn: ({ pageParam: page, signal }) =>
      inEitherLayout(filters.search, (search) =>
        events.list(
          { query: { page, limit: PAGE_SIZE.events, ...queryOf({ ...filters, search }) } },
          { signal },
        ),
      ),
    initialPageParam: 1,
    getNextPageParam: nextPage(PAGE_SIZE.events),
    ...SAVED,
  })
