import type { SportRank } from '@polynya/domain'
import type { Generated } from 'kysely'

/** A rank that a swimmer achieved; the newest date is the current one. */
export interface SportRankTable {
  id: Generated<number>
  swimmer_id: number
  rank: SportRank
  valid_from: string
}
