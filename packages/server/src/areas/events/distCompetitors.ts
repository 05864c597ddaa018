import type { Handler } from '../../http/call.ts'
import { inState, selectEntered } from '../start-lists/entered.store.ts'
import { competitorView } from '../start-lists/entered-view.ts'
import { shownEntries } from '../start-lists/shown-entries.ts'
import { visibleEvent } from './record/visible-event.ts'

export const distCompetitors: Handler<'events.distCompetitors'> = async (call, { db }) => {
  const { params, query, caller, at } = call
  const event = await visibleEvent(db, params.eventId, caller)
  const { isPaid, accountId } = shownEntries({ caller, region: event.region, isPaid: query.isPaid })
  const rows = await selectEntered(db)
    .where('entry.event_id', '=', event.id)
    .where('distance.dist_code', '=', query.distCode)
    .where(inState(isPaid, at))
    .$if(accountId !== null, (found) => found.where('swimmer.account_id', '=', accountId))
    .orderBy('distance.id')
    .orderBy('swimmer.gender', 'desc')
    .orderBy('seed_time_cs')
    .orderBy('entry.id')
    .execute()
  return { competitors: rows.map(competitorView) }
}
