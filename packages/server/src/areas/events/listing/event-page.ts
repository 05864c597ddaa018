import type { AdminEventsQuery } from '@polynya/contract'
import { hasRegistrationState, PAGE_SIZE, parseSeason } from '@polynya/domain'
import type * as z from 'zod/mini'
import type { Deps } from '../../../deps.ts'
import { pageOf } from '../../paging.ts'
import { eventCard, withRegistration } from '../record/event-view.ts'
import { inOrder } from './event-order.ts'
import { type EventsFilter, listCards, listSortRows } from './events-list.store.ts'

type Scope = Pick<EventsFilter, 'public' | 'regions'>

/**
 * Returns a page of a list of events. The status depends on the clock and the time zone of each event, so it is computed
 * here for every event of the filter, not in SQL.
 */
export async function eventPage(
  query: z.output<typeof AdminEventsQuery>,
  scope: Scope,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
) {
  const now = clock.now()
  const { season, status, region, waterCat } = query
  const filter = { ...scope, region, waterCat, season: (season && parseSeason(season)) || undefined }
  const sortRows = await listSortRows(db, filter)
  const matching =
    status === undefined
      ? sortRows
      : sortRows.filter((each) => hasRegistrationState(withRegistration(each, now), status))
  const { limit, offset } = pageOf(query, PAGE_SIZE.events)
  const page = inOrder(matching, query, now).slice(offset, offset + limit)
  const rows = await listCards(
    db,
    filter,
    page.map(({ id }) => id),
  )
  return { events: rows.map((row) => eventCard(row, now)), total: matching.length }
}
