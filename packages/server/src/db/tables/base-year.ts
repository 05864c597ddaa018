import type { Generated } from 'kysely'

export interface BaseYearTable {
  year: number
  active: Generated<boolean>
  active_from: string | null
  version: Generated<number>
}
