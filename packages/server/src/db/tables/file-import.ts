import type { EntryImport, ResultImport, StartListImport } from '@polynya/contract'
import type { ImportFailure, ImportKind, ImportState, PaymentMeans } from '@polynya/domain'
import type { Generated, JSONColumnType } from 'kysely'

/** How entries are imported. */
export interface EntryImportOptions {
  readonly createProfiles: boolean
  readonly city: string | null
  readonly means: PaymentMeans | null
}

type Report = EntryImport | ResultImport | StartListImport

/** An import of a file in an event. */
export interface FileImportTable {
  id: Generated<number>
  event_id: number
  /** Who requested it, from where and by which request, for the audit log. */
  account_id: number
  ip_address: string
  request_id: string
  kind: ImportKind
  /** Empty but for entries. */
  options: JSONColumnType<Partial<EntryImportOptions>, string, string>
  is_dry_run: boolean
  file_name: string
  /** Of an open one. */
  file: Buffer | null
  requested_at: Date
  /** Null of the open one; an event has at most one. */
  completed_at: Generated<Date | null>
  outcome: Generated<Exclude<ImportState, 'queued' | 'running'> | null>
  failure: Generated<ImportFailure | null>
  report: JSONColumnType<Report, string | undefined, string> | null
}
