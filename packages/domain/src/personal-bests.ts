/** See docs/rules.md#distances. */

import { DIST_CODES, type DistCode } from './distances.ts'

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

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))
