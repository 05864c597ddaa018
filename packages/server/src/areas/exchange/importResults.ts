import type { Handler } from '../../http/call.ts'
import { deskEvent } from '../results/desk-event.ts'
import { MAX_FILE_BYTES } from './imports/file-kinds.ts'
import { queueImport } from './queue/queue-import.ts'

export const importResults: Handler<'exchange.importResults'> = async (call, { db }) => {
  const { id: eventId } = await deskEvent(db, call.params.eventId, call.caller)
  const { dryRun: isDryRun = false } = call.query
  return queueImport(db, call, { eventId, kind: 'results', isDryRun, file: await call.file(MAX_FILE_BYTES) })
}
