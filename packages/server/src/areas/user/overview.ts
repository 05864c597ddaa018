import { dateInZone } from '@polynya/domain'
import { regionsOf } from '../../access/caller.ts'
import type { Db } from '../../db/schema.ts'
import type { Handler } from '../../http/call.ts'
import { pageOfEvents } from '../events/listing/events-list.store.ts'
import { eventCard } from '../events/record/event-view.ts'
import { orderCards } from '../orders/order-view.ts'
import { listUnpaidOrders } from '../orders/orders-list.store.ts'
import { enteredSwimmer } from '../places/entry-view.ts'
import { federationDate } from '../site/federation-date.ts'
import { getListedEvent } from '../start-lists/start-lists.store.ts'
import { type PlannedRow, plannedDistances } from '../start-lists/timetable.ts'
import { listDocuments } from '../swimmers/documents/admission-documents.store.ts'
import { listWaiting } from '../waiting-list/waiting-list.store.ts'
import { waitingView } from '../waiting-list/waiting-view.ts'
import { listOwnSwimmers, listStarts, type OwnStartRow } from './overview.store.ts'
import { commonRegion, documentsDue, startView } from './overview-view.ts'

/** Events of a list that the overview shows. */
const SHOWN = 6

export const overview: Handler<'user.overview'> = async ({ caller }, { db, clock }) => {
  const now = clock.now()
  const accountId = caller.account.id
  const upcoming = { now, when: 'upcoming', limit: SHOWN, offset: 0 } as const
  const swimmers = await listOwnSwimmers(db, accountId)
  const listed = await listStarts(db, { accountId, now })
  const starts = listed.filter(
    ({ start_date, end_date, time_zone }) => (end_date ?? start_date ?? '') >= dateInZone(now, time_zone),
  )
  const planned = await plannedById(db, starts)
  const documents = await listDocuments(
    db,
    swimmers.map(({ swimmer_id }) => swimmer_id),
  )
  const waiting = await listWaiting(db, accountId, now)
  const followed = await pageOfEvents(db, { public: true, followedBy: accountId }, upcoming)
  const regions = regionsOf(caller.account.rights) ?? undefined
  const administered = caller.roles.includes('admin') ? await pageOfEvents(db, { regions }, upcoming) : null
  return {
    starts: starts.map((row) => startView(row, planned.get(row.offer_distance_id))),
    unpaid: await orderCards(db, await listUnpaidOrders(db, accountId)),
    offered: waiting.filter(({ state }) => state === 'held').map(waitingView),
    documents: documentsDue({
      starts,
      swimmers,
      documents,
      now,
      today: await federationDate(db, now),
    }),
    followed: followed.rows.map((row) => eventCard(row, now)),
    swimmers: swimmers.map((row) => ({ ...enteredSwimmer(row), isConfirmed: row.confirmed_at !== null })),
    region: commonRegion(swimmers),
    administered: administered?.rows.map((row) => eventCard(row, now)) ?? [],
  }
}

/** Returns the seeded distances among starts with their planned starts, by ID. */
async function plannedById(db: Db, starts: readonly OwnStartRow[]) {
  const events = new Set(starts.filter(({ heat }) => heat !== null).map(({ event_id }) => event_id))
  const planned = new Map<number, PlannedRow>()
  for (const id of events) {
    const rows = await plannedDistances(db, await getListedEvent(db, id))
    for (const row of rows) planned.set(row.id, row)
  }
  return planned
}
