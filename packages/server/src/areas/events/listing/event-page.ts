import type { AdminEventsQuery } from '@polynya/contract'
import { PAGE_SIZE, parseSeason } from '@polynya/domain'
import type * as z from 'zod/mini'
import type { Deps } from '../../../deps.ts'
import { pageOf } from '../../paging.ts'
import { eventCard } from '../record/event-view.ts'
import { type EventsFilter, pageOfEvents } from './events-list.store.ts'

type Query = z.output<typeof AdminEventsQuery>

/** Whose list it is. */
type Scope = Pick<EventsFilter, 'public' | 'regions'>

function filterOf({ season, region, waterCat, search, distance, from, to }: Query): EventsFilter {
  return {
    season: (season && parseSeason(season)) || undefined,
    region,
    waterCat,
    search,
    distances: distance && [distance],
    endsFrom: from,
    startsTo: to,
  }
}

/** Returns the page of events that a query requests, with the number of all that match. */
export async function eventPage(query: Query, scope: Scope, { db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const now = clock.now()
  const { status, sort, order, when, open } = query
  const { rows, total } = await pageOfEvents(
    db,
    { ...scope, ...filterOf(query) },
    {
      now,
      status,
      isOpen: open === 'true',
      when,
      sort,
      order,
      ...pageOf(query, PAGE_SIZE.events),
    },
  )
  return { events: rows.map((row) => eventCard(row, now)), total }
}
