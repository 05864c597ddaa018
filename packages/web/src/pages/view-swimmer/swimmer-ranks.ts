/** Ranks of a swimmer by the norms that the published results fulfil. */

import type { Swimmer } from '@polynya/contract'
import {
  type DistCode,
  findDistCode,
  isHigherRank,
  type NormRank,
  parseResultTime,
  type RankPeriod,
  rankPeriods,
} from '@polynya/domain'
import type { RankByResult } from '@polynya/ui'

interface RankedTime {
  readonly rank: NormRank
  readonly distCode: DistCode
  readonly timeCs: number
  readonly date: string
}

/** Returns the periods of ranks by results, the latest first. */
export function rankHistory({ resultsInfo = [] }: Pick<Swimmer, 'resultsInfo'>): RankPeriod<RankedTime>[] {
  const fulfilled = resultsInfo.flatMap(({ evskRank: rank, EvDate: date, ...result }) => {
    const [distCode, timeCs] = [findDistCode(result.distCode), parseResultTime(result.Result)]
    return rank && distCode && timeCs !== null ? [{ rank, distCode, timeCs, date }] : []
  })
  return rankPeriods(fulfilled).toReversed()
}

/** Returns the highest rank by results that is valid on a date, with the latest result of it; null without one. */
export function rankOn(periods: readonly RankPeriod<RankedTime>[], today: string): RankByResult | null {
  const [highest] = periods
    .filter(({ till }) => till === null || today <= till)
    .toSorted((one, other) => (isHigherRank(one.rank, other.rank) ? -1 : 1))
  return highest?.results.at(-1) ?? null
}
