import type { Handler } from '../../http/call.ts'
import { startedDistances } from '../start-lists/seed-lists.ts'
import { headView } from '../start-lists/start-list-view.ts'
import { countStarters } from '../start-lists/start-lists.store.ts'
import { visibleEvent } from './record/visible-event.ts'

export const prestartLists: Handler<'events.prestartLists'> = async ({ params, caller }, { db }) => {
  const { id } = await visibleEvent(db, params.id, caller)
  const counts = new Map((await countStarters(db, id)).map((row) => [row.distance_id, row]))
  const distances = await startedDistances(db, id)
  return { lists: distances.map((row) => headView(row, counts.get(row.id))) }
}
