import { administers } from '../../access/caller.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { isPublished } from '../start-lists/list-heads.ts'
import { settingsOf } from '../start-lists/listed-distances.ts'
import { listView } from '../start-lists/start-list-view.ts'
import { getListedEvent, listStarters } from '../start-lists/start-lists.store.ts'
import { plannedDistances } from '../start-lists/timetable.ts'
import { visibleEvent } from './record/visible-event.ts'

export const prestart: Handler<'events.prestart'> = async ({ params, query, caller }, { db }) => {
  const { id, region } = await visibleEvent(db, params.id, caller)
  const withDrafts = administers(caller, region)
  const event = await getListedEvent(db, id)
  const { distCode, distanceId } = query
  const lists = (await plannedDistances(db, event))
    .filter((row) => row.version !== null && (withDrafts || isPublished(row)))
    .filter((row) => distCode === undefined || row.dist_code === distCode)
    .filter((row) => distanceId === undefined || row.id === distanceId)
  if (lists.length === 0) fail('prestart_not_found')
  const starters = await listStarters(
    db,
    lists.map((row) => row.id),
  )
  const byDistance = Map.groupBy(starters, ({ distance_id }) => distance_id)
  return { lists: lists.map((row) => listView(row, settingsOf(event, row), byDistance.get(row.id) ?? [])) }
}
