/** Times that swimmers of the demo swim: by distance, gender, age and ability, faster from season to season. */

import type { DeskLane } from '@polynya/contract'
import { type DistCode, distanceOf, parseResultTime } from '@polynya/domain'
import type { Random } from '../random.ts'
import { BASE_TIMES } from './base-results.ts'

/** Hundredths of a second per metre where there is no base result, and metres where they are not measured. */
const OPEN_WATER_PACE = 82
const UNMEASURED_METRES = 500

/** Years of the best ages, and the share by which each year beyond them slows a swimmer. */
const BEST_AGES = [18, 35] as const
const SLOWER_A_YEAR = { younger: 0.03, older: 0.011 } as const
/** The share by which a season of training improves a time: from slightly slower to clearly faster. */
const GAIN_A_SEASON = [-0.005, 0.025] as const

interface Swim {
  readonly distCode: DistCode
  readonly starter: DeskLane['starter']
  readonly year: number
  /** Number of years before the demo was made. */
  readonly yearsAgo: number
}

/**
 * Returns a time in hundredths of a second.
 * @param people the generator of what distinguishes swimmers, the same at every event
 * @param form the generator of the day's form
 */
export function swumTime(
  { distCode, starter, year, yearsAgo }: Swim,
  { people, form }: { readonly people: Random; readonly form: Random },
): number {
  const own = people.for(starter.swimmerId)
  const ability = 1.08 + own.fraction() * 0.7
  const gain = between(GAIN_A_SEASON, own.fraction())
  const day = between([0.985, 1.025], form.fraction())
  const slower = ageFactor(year - starter.birthYear) * ability * day
  return Math.round(baseOf(distCode, starter.gender) * slower * (1 + gain * yearsAgo)) + form.whole(0, 20)
}

const between = ([from, to]: readonly [number, number], fraction: number) => from + (to - from) * fraction

function ageFactor(age: number): number {
  const [youngest, oldest] = BEST_AGES
  return (
    1 + Math.max(0, youngest - age) * SLOWER_A_YEAR.younger + Math.max(0, age - oldest) * SLOWER_A_YEAR.older
  )
}

function baseOf(distCode: DistCode, gender: 1 | 2): number {
  const base = BASE_TIMES[distCode]?.[gender - 1]
  return (
    (base && parseResultTime(base)) || (distanceOf(distCode).metres ?? UNMEASURED_METRES) * OPEN_WATER_PACE
  )
}
