import type { BaseResult } from '@polynya/contract'
import { DIST_CODES, type DistCode, parseRaceTime } from '@polynya/domain'
import type { Client } from '@polynya/sdk/light'

/** A base result with how it differs from that of the year before. */
export interface BaseChange extends BaseResult {
  readonly year: number
  /** Hundredths of a second, negative if it became faster; null of the first year. */
  readonly changeCs: number | null
}

/** Returns the base results of all years by distance, women first, and year; of one distance, if it is given. */
export async function baseHistory({ baseResults }: Client, distCode?: DistCode): Promise<BaseChange[]> {
  const { years } = await baseResults.years()
  const tables = await Promise.all(years.map(({ year }) => baseResults.get({ params: { year } })))
  const all = tables
    .toSorted((one, other) => one.year - other.year)
    .flatMap(({ year, results }) => results.map((result) => ({ ...result, year })))
    .filter((result) => distCode === undefined || result.distCode === distCode)
  const byDistance = Map.groupBy(all, ({ distCode: code, gender }) => `${code} ${gender}`)
  return [...byDistance.values()]
    .toSorted(([one], [other]) => orderOf(one) - orderOf(other))
    .flatMap((results) =>
      results.map((result, index) => ({ ...result, changeCs: changeOf(result, results[index - 1]) })),
    )
}

const GENDER_ORDER = [2, 1, 0]

const orderOf = (result: BaseResult | undefined) =>
  result ? DIST_CODES.indexOf(result.distCode) * GENDER_ORDER.length + GENDER_ORDER.indexOf(result.gender) : 0

const centisecondsOf = ({ result }: BaseResult) => parseRaceTime(result) ?? 0

const changeOf = (result: BaseResult, before: BaseResult | undefined) =>
  before ? centisecondsOf(result) - centisecondsOf(before) : null
