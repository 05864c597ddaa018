import type { JSONColumnType } from 'kysely'

/** What the federation set for the whole site. */
export interface SettingTable {
  key: string
  value: JSONColumnType<Record<string, unknown>>
}
