/**
 * Points of a result against the base time of its year, gender and distance: 1000 × (base / time)³, cut to a whole
 * number. Times are whole hundredths of a second. See docs/rules.md#points.
 */

import { MAX_RACE_TIME_CS } from './race-time.ts'

/** Points for a time equal to the base time. */
const POINTS_OF_BASE = 1000n

/**
 * Returns the points of a time. Calculates in exact integers: 1000 × base³ exceeds 2⁵³ for long distances, and binary
 * fractions decide some cuts wrongly.
 * @param timeCs final time in hundredths of a second, from 1
 * @param baseCs base time in hundredths of a second, from 1
 */
export function pointsOf(timeCs: number, baseCs: number): number {
  return Number((POINTS_OF_BASE * cubeOf(baseCs)) / cubeOf(timeCs))
}

/**
 * Returns the slowest time that still earns at least so many points, in hundredths of a second; null if no race time
 * does: even one hundredth earns fewer.
 * @param points whole number from 1; times beyond the longest race time count as the longest
 * @param baseCs base time in hundredths of a second, from 1
 */
export function slowestTimeFor(points: number, baseCs: number): number | null {
  let [fast, slow] = [0, MAX_RACE_TIME_CS]
  // Points never rise with the time: `fast` earns enough (as far as it is a time), what is beyond `slow` does not.
  while (fast < slow) {
    const middle = Math.ceil((fast + slow) / 2)
    if (pointsOf(middle, baseCs) >= points) fast = middle
    else slow = middle - 1
  }
  return fast === 0 ? null : fast
}

const cubeOf = (value: number) => BigInt(value) ** 3n
