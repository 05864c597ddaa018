import type { Handler } from '../../http/call.ts'
import { totals } from '../entrants/event-account.ts'
import { listDocuments } from './content/event-files.store.ts'
import { documentView, eventDetails } from './record/event-view.ts'
import { findEvent } from './record/events.store.ts'
import { ifVisible } from './record/visible-event.ts'

export const view: Handler<'events.view'> = async ({ params, caller }, { db, clock }) => {
  const row = ifVisible(await findEvent(db, params.id), caller)
  const documents = await listDocuments(db, row.id)
  return {
    ...eventDetails(row, clock.now()),
    ...(await totals(db, row.id)),
    documents: documents.map(documentView),
  }
}
