import type { Handler } from '../../http/call.ts'
import { listsWhere } from '../results/published-lists.ts'
import { visibleEvent } from './record/visible-event.ts'

export const live: Handler<'events.live'> = async ({ params, query, caller }, { db, coalesced }) => {
  const { id } = await visibleEvent(db, params.eventId, caller)
  const { distCode = 'all' } = query
  const isOfCode = (code: string) => distCode === 'all' || code === distCode
  // All listeners of an event read it after each change.
  return coalesced(`live ${id} ${distCode}`, () =>
    listsWhere(db, id, ({ dist_code, recorded }) => recorded > 0 && isOfCode(dist_code)),
  )
}
