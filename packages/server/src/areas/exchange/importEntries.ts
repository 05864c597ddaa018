import type { Handler } from '../../http/call.ts'
import { sellingToImport } from './entries/check-entries.ts'
import { MAX_FILE_BYTES } from './imports/file-kinds.ts'
import { queueImport } from './queue/queue-import.ts'

export const importEntries: Handler<'exchange.importEntries'> = async (call, { db }) => {
  const { selling } = await sellingToImport(db, call.params.eventId, call)
  const { dryRun: isDryRun = false, createProfiles = false, city = null, means = null } = call.query
  return queueImport(db, call, {
    ...{ eventId: selling.id, kind: 'entries', isDryRun, options: { createProfiles, city, means } },
    file: await call.file(MAX_FILE_BYTES),
  })
}
