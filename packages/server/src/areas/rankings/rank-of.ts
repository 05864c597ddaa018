import { ageOn, fulfilledRank, type NormRank, normYearOf } from '@polynya/domain'
import type { NormTables } from '../rankNorms/rank-norms.store.ts'
import type { PublishedTime } from './best-results.store.ts'

/** Returns the rank that a published time fulfils by the norms in force on its day; null if it fulfils none. */
export function rankOf(time: PublishedTime, norms: NormTables): NormRank | null {
  const year = normYearOf([...norms.keys()], time.date)
  const table = year === null ? undefined : norms.get(year)?.get(time.distCode)
  return table ? fulfilledRank(table, { ...time, age: ageOn(time.dob, time.date) }) : null
}
