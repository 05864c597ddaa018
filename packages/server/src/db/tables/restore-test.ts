import type { Generated } from 'kysely'

/** A restore of a backup into a scratch database. */
export interface RestoreTestTable {
  id: Generated<number>
  at: Date
  /** The name of its folder. */
  backup: string
  /** The number of restored rows; null if it failed. */
  rows: number | null
  /** Why it failed; null if it did not. */
  problem: string | null
}
