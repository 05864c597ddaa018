import type { Handler } from '../../http/call.ts'
import { hasFile } from './content/event-files.store.ts'
import { visibleEvent } from './record/visible-event.ts'

export const fileExists: Handler<'events.fileExists'> = async ({ params, caller }, { db }) => {
  const { id } = await visibleEvent(db, params.id, caller)
  return { exists: await hasFile(db, id, params) }
}
