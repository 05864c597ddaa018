import type { BaseResults, BaseYear } from '@polynya/contract'
import { formatRaceTime } from '@polynya/domain'
import type { Db } from '../../db/schema.ts'
import { federationDate } from '../site/federation-date.ts'
import { type CountedYear, getYear, listBaseResults } from './base-results.store.ts'

export const yearView = ({ year, active, active_from, count, version }: CountedYear): BaseYear => ({
  year,
  active,
  activeFrom: active_from,
  count,
  version,
})

/** Returns a year with its base results as of a moment; fails with `base_year_not_found`. */
export async function baseResultsOf(db: Db, year: number, at: Date): Promise<BaseResults> {
  const row = await getYear(db, year, await federationDate(db, at))
  const results = await listBaseResults(db, year)
  return {
    ...yearView(row),
    results: results.map(({ gender, dist_code, time_cs }) => ({
      gender,
      distCode: dist_code,
      result: formatRaceTime(time_cs),
    })),
  }
}
