/**
 * The result of an entry: a status, the raw time, its penalties and the final time, which are three separate things in
 * whole hundredths of a second. See docs/rules.md#results.
 */

import { type DistCode, distanceOf, relaySize } from './distances.ts'
import type { DisqualificationCode, PenaltyCode } from './infringements.ts'
import { MAX_RESULT_TIME_CS, parseResultTime, parseTypedRaceTime } from './race-time.ts'

/** Every status in the order of a result list: those after `exhibition` are without a place at its end. */
export const RESULT_STATUSES = ['finished', 'EXH', 'DNF', 'DSQ', 'DNS', 'WDR'] as const
export type ResultStatus = (typeof RESULT_STATUSES)[number]

/** What a scratched entry may have as a result: it did not start, or was withdrawn. */
export const SCRATCH_STATUSES = ['DNS', 'WDR'] as const satisfies ResultStatus[]

/** The state of the results of a distance. */
export const RESULT_STATES = ['empty', 'preliminary', 'official'] as const
export type ResultState = (typeof RESULT_STATES)[number]

/** Whether the entry swam to the end, in the competition or out of it. */
export const hasFinished = (status: ResultStatus): boolean => status === 'finished' || status === 'EXH'

/** Whether the entry started; of others the result may be recorded long before their heat. */
export const hasStarted = (status: ResultStatus): boolean =>
  SCRATCH_STATUSES.every((scratch) => scratch !== status)

/** What one penalty adds to the time. */
export const PENALTY_CS = 500

/** A penalty, and the leg of the relay in which it was given; null of an individual start or of the whole team. */
export interface Penalty {
  readonly code: PenaltyCode
  readonly leg: number | null
}

/** Returns what penalties add to the time, in hundredths of a second. */
export const penaltyCs = (penalties: readonly Penalty[]): number => penalties.length * PENALTY_CS

/** Returns the raw time with its penalties; null without a time. */
export function finalTimeCs(rawTimeCs: number | null, penalties: readonly Penalty[]): number | null {
  return rawTimeCs === null ? null : rawTimeCs + penaltyCs(penalties)
}

/** Whether times are taken on a distance; otherwise its results are participations without a time or place. */
export function isTimed(code: DistCode): boolean {
  return ['individual', 'relay', 'openWater'].includes(distanceOf(code).kind)
}

/** Bounds of a possible time per metre, in hundredths of a second. */
const CS_PER_METRE = { min: 36, max: 1500 } as const

/** Returns the bounds of a possible time on a distance, in hundredths of a second. */
export function possibleTime(code: DistCode): { readonly minCs: number; readonly maxCs: number } {
  const { metres } = distanceOf(code)
  if (metres === null) return { minCs: 1, maxCs: MAX_RESULT_TIME_CS }
  return {
    minCs: metres * CS_PER_METRE.min,
    maxCs: Math.min(MAX_RESULT_TIME_CS, metres * CS_PER_METRE.max),
  }
}

/** A result as a secretary enters it. */
export interface EnteredResult {
  readonly status: ResultStatus
  readonly rawTimeCs: number | null
  readonly penalties: readonly Penalty[]
  readonly code: DisqualificationCode | null
  /** Raw times at the ends of parts of the distance, rising. */
  readonly splitsCs: readonly number[]
}

export type ResultProblem =
  | 'time_required'
  | 'time_not_taken'
  | 'time_too_fast'
  | 'time_too_slow'
  | 'code_not_allowed'
  | 'penalty_leg'
  | 'splits_order'

export interface FoundProblem {
  readonly field: 'rawTime' | 'code' | 'penalties' | 'splits'
  readonly problem: ResultProblem
}

/** Returns why a result cannot be stored, by field; empty if it can. A missing code is found before publishing. */
export function resultProblems(result: EnteredResult, distCode: DistCode): FoundProblem[] {
  return [...timeProblems(result, distCode), ...partProblems(result, distCode)]
}

function timeProblems({ status, rawTimeCs }: EnteredResult, distCode: DistCode): FoundProblem[] {
  if (!isTimed(distCode)) return rawTimeCs === null ? [] : [{ field: 'rawTime', problem: 'time_not_taken' }]
  if (rawTimeCs === null) return status === 'finished' ? [{ field: 'rawTime', problem: 'time_required' }] : []
  const { minCs, maxCs } = possibleTime(distCode)
  if (rawTimeCs < minCs) return [{ field: 'rawTime', problem: 'time_too_fast' }]
  return rawTimeCs > maxCs ? [{ field: 'rawTime', problem: 'time_too_slow' }] : []
}

function partProblems(result: EnteredResult, distCode: DistCode): FoundProblem[] {
  const { status, penalties, code, splitsCs, rawTimeCs } = result
  const legs = relaySize(distCode)
  const isLegWrong = penalties.some(({ leg }) => leg !== null && (legs === 1 || leg < 1 || leg > legs))
  const times = rawTimeCs === null ? splitsCs : [...splitsCs, rawTimeCs]
  const falls = times.some((time, index) => index > 0 && time <= (times[index - 1] ?? 0))
  return [
    ...(code !== null && status !== 'DSQ' ? ([{ field: 'code', problem: 'code_not_allowed' }] as const) : []),
    ...(isLegWrong ? ([{ field: 'penalties', problem: 'penalty_leg' }] as const) : []),
    ...(falls ? ([{ field: 'splits', problem: 'splits_order' }] as const) : []),
  ]
}

const DIGITS = /^\d{1,7}$/

/**
 * Reads a time as it is typed at the desk: digits alone, the last two of which are hundredths, the two before them
 * seconds (`4150` is 41.50, `10530` is 1:05.30), or any form of `parseTypedRaceTime`. Without minutes the seconds may
 * exceed 59.
 * @returns hundredths of a second, or null if the text is not a time
 */
export function parseDeskTime(text: string): number | null {
  const typed = text.trim()
  if (!DIGITS.test(typed)) return parseResultTime(typed) ?? parseTypedRaceTime(typed)
  const [minutes, seconds] = [Number(typed.slice(0, -4)), Number(typed.slice(-4, -2))]
  if (typed.length > 4 && seconds > 59) return null
  const timeCs = (minutes * 60 + seconds) * 100 + Number(typed.slice(-2))
  return timeCs > 0 ? timeCs : null
}

/** Whether two entries of a result agree: the status, the time, the penalties in any order, and the code. */
export function entriesAgree(one: EnteredResult, other: EnteredResult): boolean {
  const keyOf = ({ status, rawTimeCs, penalties, code }: EnteredResult) =>
    JSON.stringify([status, rawTimeCs, penalties.map(({ code, leg }) => `${code} ${leg}`).toSorted(), code])
  return keyOf(one) === keyOf(other)
}
