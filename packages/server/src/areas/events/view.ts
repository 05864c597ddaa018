import type { Handler } from '../../http/call.ts'
import { totals } from './event-account.ts'
import { listDocuments } from './event-files.store.ts'
import { documentView, eventDetails } from './event-view.ts'
import { findEvent } from './events.store.ts'
import { ifVisible } from './visible-event.ts'

export const view: Handler<'events.view'> = async ({ params, caller }, { db, clock }) => {
  const row = ifVisible(await findEvent(db, params.id), caller)
  const documents = await listDocuments(db, row.id)
  return {
    ...eventDetails(row, clock.now()),
    ...(await totals(db, row.id)),
    documents: documents.map(documentView),
  }
}
