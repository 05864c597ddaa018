import type { StartList } from '@polynya/contract'
import type { Db } from '../../db/schema.ts'
import { isPublished } from './list-heads.ts'
import { settingsOf } from './listed-distances.ts'
import { listView } from './start-list-view.ts'
import { type DistanceRow, getListedEvent, listStarters } from './start-lists.store.ts'
import { plannedDistances } from './timetable.ts'

interface Wanted {
  /** Whether drafts are shown, as to administrators of the event. */
  readonly withDrafts: boolean
  readonly where?: (row: DistanceRow) => boolean
}

/** Returns the start lists of the distances of an event in swimming order. */
export async function startListsFor(
  db: Db,
  eventId: number,
  { withDrafts, where = () => true }: Wanted,
): Promise<StartList[]> {
  const event = await getListedEvent(db, eventId)
  const lists = (await plannedDistances(db, event))
    .filter((row) => row.version !== null && (withDrafts || isPublished(row)))
    .filter(where)
  const starters = await listStarters(
    db,
    lists.map((row) => row.id),
  )
  const byDistance = Map.groupBy(starters, ({ distance_id }) => distance_id)
  return lists.map((row) => listView(row, settingsOf(event, row), byDistance.get(row.id) ?? []))
}
