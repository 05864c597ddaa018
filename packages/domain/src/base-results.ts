/** Base results: the times that earn 1000 points, by year, gender and distance. See docs/rules.md#points. */

import { type DistanceKind, type DistCode, distanceOf } from './distances.ts'
import type { Gender } from './genders.ts'

/** Years that base results can have. */
export const BASE_YEARS = { from: 1950, to: 2100 } as const

const GENDERS_BY_KIND = {
  individual: [1, 2],
  openWater: [1, 2],
  relay: [1, 2, 0],
  untimed: [],
  service: [],
  judgeCredit: [],
} as const satisfies Record<DistanceKind, readonly Gender[]>

/** Whether results count by a year of base results: today or on an earlier day it is or was the active one. */
export const hasCounted = (activeFrom: string | null, today: string): boolean =>
  activeFrom !== null && activeFrom <= today

/** Returns the genders for which a distance has a base result: 0 is a relay of both; none without times. */
export function baseGenders(code: DistCode): readonly Gender[] {
  return GENDERS_BY_KIND[distanceOf(code).kind]
}
