import type { Language } from '@polynya/contract'
import type { Generated, JSONColumnType } from 'kysely'

/** A mail, written in the transaction that caused it. `kept` stays in the outbox: no mail server is configured. */
export interface MailTable {
  id: Generated<number>
  to: string
  subject: string
  text: string
  language: Language
  /** A date for the reader's calendar (RFC 5545). */
  calendar: Generated<string | null>
  state: 'queued' | 'sent' | 'kept' | 'failed'
  created_at: Date
  sent_at: Date | null
}

/** Who did what, when, and what it changed. Rows are only ever added. */
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

/** Number of requests since the start of a window. */
export interface RateCountTable {
  key: string
  window_at: Date
  count: number
}

/** What the federation set for the whole site. */
export interface SettingTable {
  key: string
  value: JSONColumnType<Record<string, unknown>>
}
