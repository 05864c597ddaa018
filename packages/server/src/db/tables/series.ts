import type { SeriesRules } from '@polynya/domain'
import type { Generated, JSONColumnType } from 'kysely'

export interface SeriesTable {
  id: Generated<number>
  name: string
  name_en: string | null
  season: string
  rules: JSONColumnType<SeriesRules>
  version: Generated<number>
}
