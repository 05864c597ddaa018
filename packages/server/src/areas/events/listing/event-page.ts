import type { AdminEventsQuery } from '@polynya/contract'
import { PAGE_SIZE, parseSeason } from '@polynya/domain'
import type * as z from 'zod/mini'
import type { Deps } from '../../../deps.ts'
import { pageOf } from '../../paging.ts'
import { eventCard } from '../record/event-view.ts'
import { type EventsFilter, pageOfEvents } from './events-list.store.ts'

/** Whose list it is. */
type Scope = Pick<EventsFilter, 'public' | 'regions'>

/** Returns the page of events that a query requests, with the number of all that match. */
export async function eventPage(
  query: z.output<typeof AdminEventsQuery>,
  scope: Scope,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
) {
  const now = clock.now()
  const { season, status, region, waterCat, sort, order } = query
  const filter = { ...scope, region, waterCat, season: (season && parseSeason(season)) || undefined }
  const { rows, total } = await pageOfEvents(db, filter, {
    now,
    status,
    sort,
    order,
    ...pageOf(query, PAGE_SIZE.events),
  })
  return { events: rows.map((row) => eventCard(row, now)), total }
}
