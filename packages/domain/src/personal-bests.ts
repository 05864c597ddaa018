/** See docs/rules.md#distances. */

import { DIST_CODES, type DistCode } from './distances.ts'
import { seasonOf } from './seasons.ts'

interface Timed {
  readonly distCode: DistCode
  /** Hundredths of a second. */
  readonly timeCs: number
  /** `YYYY-MM-DD`. */
  readonly date: string
}

/** Returns the fastest result of each distance, in the order of distances; the earliest of equal ones. */
export function personalBests<Result extends Timed>(results: readonly Result[]): Result[] {
  const inOrder = results.toSorted((one, other) => one.timeCs - other.timeCs || compare(one.date, other.date))
  return DIST_CODES.flatMap((code) => inOrder.find(({ distCode }) => distCode === code) ?? [])
}

/** Results of one distance in chronological order, each with the best time so far. */
export function bestSoFar<Result extends Timed>(
  results: readonly Result[],
): { readonly result: Result; readonly bestCs: number }[] {
  let bestCs = Number.POSITIVE_INFINITY
  return results
    .toSorted((one, other) => compare(one.date, other.date))
    .map((result) => {
      bestCs = Math.min(bestCs, result.timeCs)
      return { result, bestCs }
    })
}

export interface Progress {
  /** Hundredths of a second below the best time before; null unless the result is a personal best. */
  readonly gainCs: number | null
  /** Hundredths of a second since the last start on the distance, negative if faster; null for the first one. */
  readonly sinceLastCs: number | null
  /** Whether it is below the best time before in its season, without being a personal best. */
  readonly isSeasonBest: boolean
}

/** Returns the progress of each result against the earlier ones of its distance. */
export function progressOf<Result extends Timed>(results: readonly Result[]): ReadonlyMap<Result, Progress> {
  const byDistance = Map.groupBy(results, ({ distCode }) => distCode)
  return new Map([...byDistance.values()].flatMap(progressOnDistance))
}

function progressOnDistance<Result extends Timed>(results: readonly Result[]): [Result, Progress][] {
  const inOrder = bestSoFar(results)
  return inOrder.map(({ result }, index) => {
    const before = inOrder[index - 1]
    if (!before) return [result, { gainCs: null, sinceLastCs: null, isSeasonBest: false }]
    const gainCs = before.bestCs - result.timeCs
    const season = seasonOf(result.date).label
    const seasonBest = Math.min(
      ...inOrder
        .slice(0, index)
        .flatMap((each) => (seasonOf(each.result.date).label === season ? each.result.timeCs : [])),
    )
    return [
      result,
      {
        gainCs: gainCs > 0 ? gainCs : null,
        sinceLastCs: result.timeCs - before.result.timeCs,
        isSeasonBest: gainCs <= 0 && seasonBest !== Number.POSITIVE_INFINITY && result.timeCs < seasonBest,
      },
    ]
  })
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))
