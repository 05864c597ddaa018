/** Rank norms as the API returns them. */

import type { RankNorms, RankNormYear } from '@polynya/contract'
import { formatRaceTime } from '@polynya/domain'
import type { Db } from '../../db/schema.ts'
import { type CountedNormYear, getNormYear, listNormsOf } from './rank-norms.store.ts'

export const normYearView = ({ year, is_sample, imported_at, count }: CountedNormYear): RankNormYear => ({
  year,
  isSample: is_sample,
  importedAt: imported_at.toISOString(),
  count: Number(count),
})

export async function rankNormsView(db: Db, year: number): Promise<RankNorms> {
  const found = await getNormYear(db, year)
  const norms = (await listNormsOf(db, year)).map((row) => ({
    ...{ rank: row.rank, gender: row.gender, distCode: row.dist_code, courseMetres: row.course_metres },
    ...{ time: formatRaceTime(row.time_cs), minAge: row.min_age },
  }))
  return { ...normYearView(found), norms }
}
