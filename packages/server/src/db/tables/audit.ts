import type { Generated, JSONColumnType } from 'kysely'

/** Who did what, when, and what it changed. Rows are only ever added; the values of changes can be erased. */
export interface AuditTable {
  id: Generated<number>
  at: Date
  account_id: number | null
  /** The call's id, such as `swimmers.claim`, or the job's. */
  action: string
  object_kind: string
  object_id: string
  before: JSONColumnType<Record<string, unknown>> | null
  after: JSONColumnType<Record<string, unknown>> | null
  ip_address: string | null
  request_id: string | null
}
