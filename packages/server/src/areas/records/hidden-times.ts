/** Which times may set records once records before them are withdrawn. */

import { type Candidate, keyOf, rowKey, scopeOf } from './record-candidates.ts'
import type { TimesSince } from './record-times.store.ts'
import type { RecordRow } from './records.store.ts'

/**
 * Returns which times the withdrawn records of a distance may have beaten: those since the first of them that are at least
 * as fast as the record before it. Returns null if none is withdrawn.
 * @param times those of the stored records that are still valid, and any others
 */
export function hiddenTimes(stored: readonly RecordRow[], times: readonly Candidate[]): TimesSince | null {
  const known = new Map(times.map((time) => [keyOf(time), time]))
  const isValid = (row: RecordRow) => {
    const time = known.get(rowKey(row))
    return time?.date === row.date && time.waterCat === row.water_cat
  }
  const counting = stored.filter(({ state }) => state !== 'declined')
  const valid = counting.filter(isValid)
  const withdrawn = counting.filter((row) => !isValid(row))
  const [since] = withdrawn.map(({ date }) => date).sort()
  if (since === undefined) return null
  const limit = Math.max(...withdrawn.map((row) => timeBefore(row, valid)))
  return { since, atMostCs: limit === Number.POSITIVE_INFINITY ? null : limit }
}

/** The time of the record that held before another one; infinity before the first. */
function timeBefore(row: RecordRow, valid: readonly RecordRow[]): number {
  const before = valid.filter((other) => rowScope(other) === rowScope(row) && other.date < row.date)
  return Math.min(...before.map(({ time_cs }) => time_cs))
}

const rowScope = ({ kind, gender, age_group }: RecordRow) => scopeOf({ kind, gender, ageGroup: age_group })
