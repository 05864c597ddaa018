import type { Handler } from '../../http/call.ts'
import { listDocuments } from './event-files.store.ts'
import { documentView } from './event-view.ts'
import { visibleEvent } from './visible-event.ts'

export const listDocs: Handler<'events.listDocs'> = async ({ params, caller }, { db }) => {
  const { id } = await visibleEvent(db, params.id, caller)
  const documents = await listDocuments(db, id)
  return { files: documents.map(documentView) }
}
