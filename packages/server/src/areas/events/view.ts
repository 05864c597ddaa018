import type { Handler } from '../../http/call.ts'
import { totals } from '../entrants/event-account.ts'
import { findEventWithTotals } from '../entrants/event-totals.store.ts'
import { publishedDistances } from '../results/published-lists.ts'
import { listDocuments } from './content/event-files.store.ts'
import { documentView, eventDetails } from './record/event-view.ts'
import { ifVisible } from './record/visible-event.ts'

export const view: Handler<'events.view'> = async ({ params, caller }, { db, clock }) => {
  const row = ifVisible(await findEventWithTotals(db, params.id), caller)
  const documents = await listDocuments(db, row.id)
  return {
    ...eventDetails(row, clock.now()),
    ...totals(row),
    stateNote: row.state_note,
    stateNoteEn: row.state_note_en,
    documents: documents.map(documentView),
    results: await publishedDistances(db, row.id),
  }
}
