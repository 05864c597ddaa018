import type { Handler } from '../../http/call.ts'
import { listsWhere } from '../results/published-lists.ts'
import { visibleEvent } from './record/visible-event.ts'

export const live: Handler<'events.live'> = async ({ params, query, caller }, { db }) => {
  const { id } = await visibleEvent(db, params.eventId, caller)
  const { distCode = 'all' } = query
  return listsWhere(
    db,
    id,
    ({ dist_code, recorded }) => recorded > 0 && (distCode === 'all' || dist_code === distCode),
  )
}
