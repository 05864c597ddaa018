import type { Generated } from 'kysely'

/** An import of records. */
export interface RecordImportTable {
  id: Generated<number>
  imported_at: Date
  imported_by: number
}
