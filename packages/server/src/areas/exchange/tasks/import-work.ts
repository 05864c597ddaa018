/** What an import of each kind of file does: it is checked first, and then stored in one transaction. */

import type { EntryImport, ResultImport, StartListImport } from '@polynya/contract'
import type { Tx } from '../../../db/schema.ts'
import type { EntryImportOptions } from '../../../db/tables/file-import.ts'
import type { Deps } from '../../../deps.ts'
import type { ImportCall } from './import-call.ts'
import type { ImportProgress } from './import-progress.ts'

export interface ImportWork {
  readonly eventId: number
  /** By the rights that the account has now. */
  readonly call: ImportCall
  readonly bytes: Buffer
  readonly dryRun: boolean
  readonly options: Partial<EntryImportOptions>
  readonly progress: ImportProgress
}

export type ImportReport = EntryImport | ResultImport | StartListImport

/** Stores what was checked and returns what was found; the caller rolls back what is not to be stored. */
export type StoreImport = (tx: Tx) => Promise<ImportReport>

/**
 * Reads and checks a file without changing anything: it takes most of the time, and the embedded database has one
 * connection, which a transaction occupies.
 */
export type CheckImport = (work: ImportWork, deps: Deps) => Promise<StoreImport>
