/** Imports of files as the API returns them, to those who may import such files. */

import type { FileImport } from '@polynya/contract'
import { IMPORT_KINDS, type ImportKind } from '@polynya/domain'
import { administers, type Caller } from '../../../access/caller.ts'
import type { Db } from '../../../db/schema.ts'
import { fail } from '../../../failure.ts'
import { deskEvent } from '../../results/desk-event.ts'
import { findImport, type ImportRow } from './file-imports.store.ts'

export const importView = (row: ImportRow): FileImport => ({
  ...{ id: row.id, kind: row.kind, isDryRun: row.is_dry_run, fileName: row.file_name },
  state: row.outcome ?? (row.attempts === null ? 'queued' : 'running'),
  ...{ done: row.done ?? 0, count: row.count, failure: row.failure },
  requestedAt: row.requested_at.toISOString(),
  completedAt: row.completed_at?.toISOString() ?? null,
})

/** Returns an event with the kinds of imports that the caller may see; fails with `event_not_found` or `no_access`. */
export async function visibleImports(db: Db, eventId: number, caller: Caller) {
  const { id, region } = await deskEvent(db, eventId, caller)
  const kinds: readonly ImportKind[] = administers(caller, region) ? IMPORT_KINDS : ['results']
  return { eventId: id, kinds }
}

/** Returns an import that the caller may see; fails with `import_not_found`. */
export async function visibleImport(
  db: Db,
  { eventId, importId }: { readonly eventId: number; readonly importId: number },
  caller: Caller,
): Promise<ImportRow> {
  const { kinds } = await visibleImports(db, eventId, caller)
  const row = await findImport(db, { id: importId, eventId })
  return row && kinds.includes(row.kind) ? row : fail('import_not_found')
}
