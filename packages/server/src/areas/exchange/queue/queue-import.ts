/** Queues the import of an uploaded file. */

import type { FileImport } from '@polynya/contract'
import type { ImportKind } from '@polynya/domain'
import { recordChange } from '../../../access/audit.store.ts'
import type { Database } from '../../../db/schema.ts'
import type { EntryImportOptions } from '../../../db/tables/file-import.ts'
import { fail } from '../../../failure.ts'
import { shownFileName } from '../../../files/file-name.ts'
import type { UploadedFile } from '../../../http/upload.ts'
import type { ImportCall } from '../tasks/import-call.ts'
import { getImport, openImport } from './file-imports.store.ts'
import { importView } from './import-view.ts'

interface NewImport {
  readonly eventId: number
  readonly kind: ImportKind
  readonly isDryRun: boolean
  readonly options?: EntryImportOptions
  readonly file: UploadedFile
}

/** Queues an import; fails with `import_running` while another one of the event is open. */
export const queueImport = (db: Database, call: ImportCall, given: NewImport): Promise<FileImport> =>
  db.transaction().execute(async (tx) => {
    const { eventId, kind, isDryRun, options = {}, file } = given
    const name = shownFileName(file.name)
    const id = await openImport(tx, {
      ...{ event_id: eventId, account_id: call.caller.account.id },
      ...{ ip_address: call.ipAddress, request_id: call.requestId, requested_at: call.at },
      ...{ kind, is_dry_run: isDryRun, options: JSON.stringify(options) },
      ...{ file_name: name, file: file.bytes },
    })
    if (id === undefined) return fail('import_running')
    // A dry run changes nothing.
    if (!isDryRun)
      await recordChange(tx, call, { kind: 'event', objectId: eventId, after: { files: [name] } })
    return importView(await getImport(tx, id))
  })
