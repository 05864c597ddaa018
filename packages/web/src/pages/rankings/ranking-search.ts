/** The ranking that an address requests. */

import { RANKINGS_PAGE } from '@polynya/contract'
import { findDistCode, isRanked, RANKING_AGE_GROUPS } from '@polynya/domain'
import type { Client } from '@polynya/sdk/light'

export type RankingQuery = Parameters<Client['rankings']['list']>[0]['query']
export type RankingFilter = Omit<RankingQuery, 'page' | 'limit' | 'sort' | 'order'>

const { distance: FIRST_DISTANCE } = RANKINGS_PAGE
/** The value for points over distances in an address. */
export const OVER_DISTANCES = RANKINGS_PAGE.overDistances

/** Number of swimmers that can be compared. */
export const COMPARED = { min: 2, max: 4 } as const

const AGE_GROUPS = RANKING_AGE_GROUPS.map(({ code }) => code)
const WATERS = ['A', 'B', 'C'] as const

/** Reads the filter of an address; what no ranking has is left out. */
export function readRanking(values: URLSearchParams): RankingFilter {
  const text = (name: string) => values.get(name) || undefined
  const code = findDistCode(text('distance') ?? FIRST_DISTANCE)
  const season = matching(text('season'), /^\d{4}-\d{4}$/)
  const waterCat = WATERS.find((each) => each === text('water'))
  const ageGroup = AGE_GROUPS.find((each) => each === text('ageGroup'))
  const country = matching(text('country'), /^[A-Z]{2}$/)
  const region = matching(text('region'), /^[A-Z]{2}-[A-Z0-9]{1,3}$/)
  const paraGroup = matching(text('para'), /^[\p{L}\p{N}-]{1,20}$/u)
  return {
    gender: text('gender') === '1' ? 1 : 2,
    ...(text('distance') !== OVER_DISTANCES && { distCode: code && isRanked(code) ? code : FIRST_DISTANCE }),
    ...(season && { season }),
    ...(waterCat && { waterCat }),
    ...(ageGroup && { ageGroup }),
    ...(country && { country }),
    ...(region && { region }),
    ...(paraGroup && { paraGroup }),
  }
}

const matching = (value: string | undefined, pattern: RegExp) =>
  value !== undefined && pattern.test(value) ? value : undefined

/** Reads the swimmers to compare, at most four. */
export const readCompared = (values: URLSearchParams): number[] => {
  const ids = (values.get('compare') ?? '').split(',').map(Number)
  return [...new Set(ids.filter((id) => Number.isInteger(id) && id > 0))].slice(0, COMPARED.max)
}
