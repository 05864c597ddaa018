import type { EventView, ResultList } from '@polynya/contract'
import type { Db } from '../../db/schema.ts'
import { isoOf } from '../events/record/event-data.ts'
import { resultLists } from './desk-event.ts'
import { resultListView } from './result-view.ts'
import { type ListedResults, listPublished, listRows } from './results.store.ts'

/** Returns the results of the distances of an event that pass a test, in the order of the programme. */
export async function listsWhere(
  db: Db,
  eventId: number,
  test: (list: ListedResults) => boolean,
): Promise<ResultList[]> {
  return (await readLists(db, eventId, test)).lists
}

/** Returns all results of an event, published or not, with when each was recorded last, by entry. */
export async function recordedLists(db: Db, eventId: number) {
  const { lists, rows } = await readLists(db, eventId, ({ recorded }) => recorded > 0)
  return { lists, recordedAt: new Map(rows.map(({ entry_id, typed_at }) => [entry_id, typed_at])) }
}

async function readLists(db: Db, eventId: number, test: (list: ListedResults) => boolean) {
  const lists = (await resultLists(db, eventId)).filter(test)
  if (lists.length === 0) return { lists: [], rows: [] }
  const rows = await listRows(
    db,
    lists.map(({ id }) => id),
  )
  const byDistance = Map.groupBy(rows, ({ distance_id }) => distance_id)
  return { lists: lists.map((list) => resultListView(list, byDistance.get(list.id) ?? [])), rows }
}

/** Returns the distances of an event whose results are published. */
export const publishedDistances = async (db: Db, eventId: number): Promise<EventView['results']> =>
  (await listPublished(db, eventId)).flatMap(({ id, dist_code: distCode, gender, ...list }) => {
    const publishedAt = isoOf(list.published_at)
    if (list.state === 'empty' || publishedAt === null) return []
    return { distanceId: id, distCode, gender, state: list.state, publishedAt }
  })
