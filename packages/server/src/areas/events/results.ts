import { administers } from '../../access/caller.ts'
import type { Handler } from '../../http/call.ts'
import { listsWhere } from '../results/published-lists.ts'
import { visibleEvent } from './record/visible-event.ts'

export const results: Handler<'events.results'> = async ({ params, query, caller }, { db }) => {
  const { id, region } = await visibleEvent(db, params.eventId, caller)
  const isAdministrator = administers(caller, region)
  const lists = await listsWhere(
    db,
    id,
    ({ dist_code, state, recorded }) =>
      (query.distCode === undefined || dist_code === query.distCode) &&
      ((state !== null && state !== 'empty') || (isAdministrator && recorded > 0)),
  )
  return { lists }
}
