import type { Handler } from '../../http/call.ts'
import { findHead } from '../events/record/events.store.ts'
import { eventToChange } from '../events/record/visible-event.ts'
import { MAX_FILE_BYTES } from './imports/file-kinds.ts'
import { queueImport } from './queue/queue-import.ts'

export const importStartLists: Handler<'exchange.importStartLists'> = async (call, { db }) => {
  const { id: eventId } = await eventToChange(findHead(db, call.params.eventId), call.caller)
  const { dryRun: isDryRun = false } = call.query
  return queueImport(db, call, {
    eventId,
    kind: 'startLists',
    isDryRun,
    file: await call.file(MAX_FILE_BYTES),
  })
}
