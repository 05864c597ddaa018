import type { Handler } from '../../http/call.ts'
import { listDocuments } from './content/event-files.store.ts'
import { documentView } from './record/event-view.ts'
import { visibleEvent } from './record/visible-event.ts'

export const listDocs: Handler<'events.listDocs'> = async ({ params, caller }, { db }) => {
  const { id } = await visibleEvent(db, params.id, caller)
  const documents = await listDocuments(db, id)
  return { files: documents.map(documentView) }
}
