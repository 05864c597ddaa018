import type { Handler } from '../../http/call.ts'
import { listDocuments } from './content/event-files.store.ts'
import { visibleEvent } from './record/visible-event.ts'

export const hasReguls: Handler<'events.hasReguls'> = async ({ params, caller }, { db }) => {
  const { id } = await visibleEvent(db, params.id, caller)
  const documents = await listDocuments(db, id)
  return { hasReguls: documents.length > 0 }
}
