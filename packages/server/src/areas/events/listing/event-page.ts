import type { AdminEventsQuery } from '@polynya/contract'
import { hasRegistrationState, PAGE_SIZE, parseSeason } from '@polynya/domain'
import type * as z from 'zod/mini'
import type { Deps } from '../../../deps.ts'
import { pageOf } from '../../paging.ts'
import { eventCard, withRegistration } from '../record/event-view.ts'
import { inOrder } from './event-order.ts'
import { type EventsFilter, listCards, listOutlines } from './events-list.store.ts'

/** Whose list it is. */
type Scope = Pick<EventsFilter, 'public' | 'regions'>

/**
 * The page of a list. The status follows from the clock and the event's own calendar, so it is worked out here for
 * every event of the filter, never in SQL.
 */
export async function eventPage(
  query: z.output<typeof AdminEventsQuery>,
  scope: Scope,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
) {
  const now = clock.now()
  const { season, status, region, waterCat } = query
  const filter = { ...scope, region, waterCat, season: (season && parseSeason(season)) || undefined }
  const outlines = await listOutlines(db, filter)
  const matching =
    status === undefined
      ? outlines
      : outlines.filter((each) => hasRegistrationState(withRegistration(each, now), status))
  const { limit, offset } = pageOf(query, PAGE_SIZE.events)
  const page = inOrder(matching, query, now).slice(offset, offset + limit)
  const rows = await listCards(
    db,
    filter,
    page.map(({ id }) => id),
  )
  return { events: rows.map((row) => eventCard(row, now)), total: matching.length }
}
