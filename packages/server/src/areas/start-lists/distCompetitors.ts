import type { Handler } from '../../http/call.ts'
import { visibleEvent } from '../events/visible-event.ts'
import { inState, selectEntered } from './entered.store.ts'
import { competitorView } from './entered-view.ts'
import { isPaidFor } from './paid-only.ts'

export const distCompetitors: Handler<'events.distCompetitors'> = async (call, { db }) => {
  const { params, query, caller, at } = call
  const event = await visibleEvent(db, params.eventId, caller)
  const rows = await selectEntered(db)
    .where('entry.event_id', '=', event.id)
    .where('distance.dist_code', '=', query.distCode)
    .where(inState(isPaidFor(caller, query.isPaid), at))
    .orderBy('distance.id')
    .orderBy('swimmer.gender', 'desc')
    .orderBy('seed_time_cs')
    .orderBy('entry.id')
    .execute()
  return { competitors: rows.map(competitorView) }
}
