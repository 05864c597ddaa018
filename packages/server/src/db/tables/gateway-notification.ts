import type { Generated, JSONColumnType } from 'kysely'

/** What a gateway sent, and what was made of it. */
export interface GatewayNotificationTable {
  id: Generated<number>
  gateway: string
  external_id: string | null
  body: JSONColumnType<Record<string, unknown>>
  ip_address: string | null
  outcome: string
  received_at: Date
}
