/** Groups and points of results by the rules of their event and the base results of their day. */

import { type Gender, isRelay, pointsOf } from '@polynya/domain'
import type { Db } from '../../db/schema.ts'
import { rankedRows } from './result-view.ts'
import { type DeskRow, type ListedResults, listBases, type ResultEvent } from './results.store.ts'

/** The group of paraswimmers of a starter, by the event's map of age groups; null of others. */
export function paraGroupOf(row: Pick<DeskRow, 'is_paraswimmer' | 'age_group'>, event: ResultEvent) {
  if (!row.is_paraswimmer || row.age_group === null) return null
  return event.para_age_group_map[row.age_group] ?? null
}

export interface Scored {
  readonly entryId: number
  readonly points: number | null
  readonly baseYear: number | null
}

/** Returns the points of each result of a distance: of those with a place, where there is a base result. */
export async function scoredResults(
  db: Db,
  distance: ListedResults,
  rows: readonly DeskRow[],
): Promise<Scored[]> {
  const bases = await listBases(db, distance.id)
  const baseOf = (gender: Gender) => bases.find((base) => base.gender === gender)
  return rankedRows(rows).map(({ result: { row }, places }) => {
    const base = baseOf(isRelay(distance.dist_code) ? distance.gender : row.gender)
    const timeCs = places.absolute === null ? null : row.final_time_cs
    const points = base && timeCs !== null ? pointsOf(timeCs, base.time_cs) : null
    return { entryId: row.entry_id, points, baseYear: points === null ? null : (base?.year ?? null) }
  })
}
