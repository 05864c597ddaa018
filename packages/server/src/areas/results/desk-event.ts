/** Finds the event and the distance of a call at the results desk. */

import { hasStart, inSwimmingOrder } from '@polynya/domain'
import { type Caller, recordsResults } from '../../access/caller.ts'
import type { Db } from '../../db/schema.ts'
import { fail } from '../../failure.ts'
import { type EventHead, findHead } from '../events/record/events.store.ts'
import { ifVisible } from '../events/record/visible-event.ts'
import { type ListedResults, listResultLists } from './results.store.ts'

/** Returns an event whose results the caller may record; fails with `event_not_found` or `no_access`. */
export async function deskEvent(db: Db, id: number, caller: Caller): Promise<EventHead> {
  const head = await findHead(db, id)
  if (head && recordsResults(caller, head)) return head
  ifVisible(head, caller)
  return fail('no_access')
}

/** The distances of an event that have starters, by session in the order of its timetable. */
export async function resultLists(db: Db, eventId: number): Promise<ListedResults[]> {
  const rows = (await listResultLists(db, eventId)).filter(({ dist_code }) => hasStart(dist_code))
  const bySession = Map.groupBy(
    rows.map((row) => ({ row, distanceId: row.id })),
    ({ row }) => row.session,
  )
  return [...bySession.values()].flatMap((lists) =>
    inSwimmingOrder(lists, lists[0]?.row.distance_order ?? []).map(({ row }) => row),
  )
}

/** Returns a distance of an event with the state of its results; fails with `prestart_not_found`. */
export async function resultList(
  db: Db,
  { eventId, distanceId }: { readonly eventId: number; readonly distanceId: number },
): Promise<ListedResults> {
  const [row] = await listResultLists(db, eventId, distanceId)
  return row && hasStart(row.dist_code) ? row : fail('prestart_not_found')
}

/** Returns the list of a distance; fails with `prestart_not_found`. */
export const listOf = (lists: readonly ListedResults[], distanceId: number): ListedResults =>
  lists.find(({ id }) => id === distanceId) ?? fail('prestart_not_found')
