import { PAGE_SIZE } from '@polynya/domain'
import type { Client } from '@polynya/sdk/light'
import type { Query } from '../../infrastructure/api/query-cache.ts'
import type { EventFilters } from './event-filters.ts'

export type EventsPage = Awaited<ReturnType<Client['events']['list']>>

/** Query for a page of events, from 1. */
export const eventsQuery = (
  { events }: Client,
  { season, status }: EventFilters,
  page: number,
): Query<EventsPage> => ({
  key: `events.list:${season ?? ''}:${status ?? ''}:${page}`,
  load: (signal) =>
    events.list(
      { query: { page, limit: PAGE_SIZE.events, ...(season && { season }), ...(status && { status }) } },
      { signal },
    ),
})
