/** Order and places of the results of a distance. See docs/rules.md#places-in-results. */

import { compareRaceTimes } from './race-time.ts'
import { RESULT_STATUSES, type ResultStatus } from './results.ts'

/** A result as places are given; null groups are ranked in the absolute ranking alone. */
export interface Ranked {
  readonly status: ResultStatus
  /** With penalties, in hundredths of a second; null of an untimed distance. */
  readonly finalTimeCs: number | null
  /** Null of a relay team: teams are ranked together. */
  readonly gender: 1 | 2 | null
  readonly ageGroup: string | null
  readonly division: string | null
  /** Group of paraswimmers, by the event's map of age groups; null of others. */
  readonly paraGroup: string | null
}

/** Places from 1; null without a place in that ranking. */
export interface Places {
  /** Among all of the gender. */
  readonly absolute: number | null
  /** Among the age group within the gender and the division. */
  readonly ageGroup: number | null
  /** Among the division within the gender. */
  readonly division: number | null
  /** Among the group of paraswimmers within the gender. */
  readonly para: number | null
}

type Ranking = keyof Places

/** Returns the group in which a result is ranked; null if it is in none. */
const GROUP_OF: Readonly<Record<Ranking, (result: Ranked) => readonly unknown[] | null>> = {
  absolute: ({ gender }) => [gender],
  ageGroup: ({ gender, division, ageGroup }) => (ageGroup === null ? null : [gender, division, ageGroup]),
  division: ({ gender, division }) => (division === null ? null : [gender, division]),
  para: ({ gender, paraGroup }) => (paraGroup === null ? null : [gender, paraGroup]),
}

const hasPlace = ({ status, finalTimeCs }: Ranked) => status === 'finished' && finalTimeCs !== null

/**
 * Returns the results in the order of a result list, each with its places: times rising, an equal time shares the place
 * and the next one is skipped; starts out of competition, and then DNF, DSQ, DNS and WDR, are without a place.
 * A distance without times has no places.
 */
export function placed<Result extends Ranked>(
  results: readonly Result[],
): { readonly result: Result; readonly places: Places }[] {
  const rankOf = ({ status }: Ranked) => RESULT_STATUSES.indexOf(status)
  const inOrder = results.toSorted(
    (one, other) => rankOf(one) - rankOf(other) || compareRaceTimes(one.finalTimeCs, other.finalTimeCs),
  )
  const [absolute, ageGroup, division, para] = (['absolute', 'ageGroup', 'division', 'para'] as const).map(
    (ranking) => placesBy(inOrder, GROUP_OF[ranking]),
  )
  return inOrder.map((result) => ({
    result,
    places: {
      absolute: absolute?.get(result) ?? null,
      ageGroup: ageGroup?.get(result) ?? null,
      division: division?.get(result) ?? null,
      para: para?.get(result) ?? null,
    },
  }))
}

/** Returns the place of each result in its group; the results are in their order. */
function placesBy<Result extends Ranked>(
  inOrder: readonly Result[],
  groupOf: (result: Result) => readonly unknown[] | null,
): Map<Result, number> {
  const places = new Map<Result, number>()
  const groups = new Map<string, { count: number; last: Result }>()
  for (const result of inOrder.filter(hasPlace)) {
    const group = groupOf(result)
    if (!group) continue
    const key = JSON.stringify(group)
    const before = groups.get(key)
    const isTie = before !== undefined && before.last.finalTimeCs === result.finalTimeCs
    const count = (before?.count ?? 0) + 1
    places.set(result, isTie ? (places.get(before.last) ?? count) : count)
    groups.set(key, { count, last: result })
  }
  return places
}
