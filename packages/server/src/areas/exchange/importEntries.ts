import { storedOnly } from '../../db/stored-only.ts'
import type { Handler } from '../../http/call.ts'
import { importEntriesOf } from './entries/import-entries.ts'
import { entriesOfFile, MAX_FILE_BYTES } from './imports/file-kinds.ts'

export const importEntries: Handler<'exchange.importEntries'> = async ({ params, query, ...call }, deps) => {
  const { bytes } = await call.file(MAX_FILE_BYTES)
  const { dryRun = false, createProfiles = false, city = null, means = null } = query
  const input = {
    call,
    eventId: params.eventId,
    file: entriesOfFile(bytes),
    dryRun,
    createProfiles,
    city,
    means,
  }
  return storedOnly(deps.db, (tx) => importEntriesOf(tx, input, deps))
}
