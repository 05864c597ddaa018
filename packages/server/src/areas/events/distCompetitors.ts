import type { Handler } from '../../http/call.ts'
import { listCompetitors } from '../start-lists/entered.store.ts'
import { competitorView } from '../start-lists/entered-view.ts'
import { shownEntries } from '../start-lists/shown-entries.ts'
import { visibleEvent } from './record/visible-event.ts'

export const distCompetitors: Handler<'events.distCompetitors'> = async (call, { db }) => {
  const { params, query, caller, at } = call
  const event = await visibleEvent(db, params.eventId, caller)
  const shown = shownEntries({ caller, region: event.region, isPaid: query.isPaid })
  const rows = await listCompetitors(db, { eventId: event.id, at, distCode: query.distCode, ...shown })
  return { competitors: rows.map(competitorView) }
}
