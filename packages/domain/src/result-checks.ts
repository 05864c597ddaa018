/**
 * Checks of the results of a distance before they are published: errors block, warnings need a confirmation.
 * See docs/rules.md#publishing-results.
 */

import { type DistCode, isRelay, relaySize } from './distances.ts'
import { isTimed, type ResultStatus } from './results.ts'
import { startsTogether } from './start-lists.ts'

/** A starter of a distance with their result; null is none yet. */
export interface Checked {
  readonly entryId: number
  /** Whether the entry still has its place at the event. */
  readonly isEntered: boolean
  /** Registry IDs: of the swimmer, or of the members of the relay team in its legs. */
  readonly swimmers: readonly string[]
  /** Null of relay teams. */
  readonly ageGroup: string | null
  readonly heat: number | null
  readonly lane: number | null
  readonly status: ResultStatus | null
  readonly rawTimeCs: number | null
  readonly finalTimeCs: number | null
  readonly code: string | null
  /** Whether a second entry has confirmed the result. */
  readonly isConfirmed: boolean
  /** The own best time on the distance, the base result and the records, as far as there are any. */
  readonly knownCs: readonly number[]
}

export const RESULT_ERRORS = [
  'place_without_time',
  'dsq_without_code',
  'lane_repeated',
  'swimmer_repeated',
  'relay_unfinished',
  'result_without_entry',
  'second_entry_missing',
  'no_results',
] as const
export const RESULT_WARNINGS = [
  'faster_than_best',
  'no_age_group',
  'heat_without_results',
  'starter_without_result',
  'dns_with_time',
  'lane_excluded',
  'day_ahead',
] as const

export type ResultError = (typeof RESULT_ERRORS)[number]
export type ResultWarning = (typeof RESULT_WARNINGS)[number]

/** A finding, and the entry that it concerns; null if it concerns a heat or the whole list. */
export interface ResultFinding<Check> {
  readonly check: Check
  readonly entryId: number | null
  readonly heat: number | null
}

export interface CheckRules {
  readonly distCode: DistCode
  /** Whether the event requires a second entry of each result. */
  readonly secondEntry: boolean
  /** Whether the day of the distance is in the future. */
  readonly isAhead: boolean
  /** Whether the event has age groups. */
  readonly hasAgeGroups: boolean
  /** Lanes that the rules of the start list leave free. */
  readonly excludedLanes: readonly number[]
}

export interface ResultFindings {
  readonly errors: readonly ResultFinding<ResultError>[]
  readonly warnings: readonly ResultFinding<ResultWarning>[]
}

/** From how many per cent of a known time on a result is not remarkable. */
const REMARKABLE_PERCENT = 85

type Test = (checked: Checked, all: readonly Checked[], rules: CheckRules) => boolean

const repeats = (all: readonly Checked[], isSame: (other: Checked) => boolean) =>
  all.filter(isSame).length > 1

const ERROR_TESTS: Readonly<Record<Exclude<ResultError, 'no_results'>, Test>> = {
  place_without_time: ({ status, finalTimeCs }, _all, { distCode }) =>
    isTimed(distCode) && status === 'finished' && finalTimeCs === null,
  dsq_without_code: ({ status, code }) => status === 'DSQ' && code === null,
  lane_repeated: ({ heat, lane, status }, all) =>
    status !== null &&
    heat !== null &&
    lane !== null &&
    repeats(all, (other) => other.status !== null && other.heat === heat && other.lane === lane),
  swimmer_repeated: ({ swimmers, status }, all) =>
    status !== null &&
    swimmers.some((swimmer) =>
      repeats(all, (other) => other.status !== null && other.swimmers.includes(swimmer)),
    ),
  relay_unfinished: ({ status, swimmers }, _all, { distCode }) =>
    isRelay(distCode) && status === 'finished' && swimmers.length < relaySize(distCode),
  result_without_entry: ({ status, isEntered }) => status !== null && !isEntered,
  second_entry_missing: ({ status, isConfirmed }, _all, { secondEntry }) =>
    secondEntry && status !== null && !isConfirmed,
}

const WARNING_TESTS: Readonly<Record<Exclude<ResultWarning, 'heat_without_results' | 'day_ahead'>, Test>> = {
  faster_than_best: ({ status, rawTimeCs, knownCs }) =>
    status === 'finished' &&
    rawTimeCs !== null &&
    knownCs.some((timeCs) => rawTimeCs * 100 < timeCs * REMARKABLE_PERCENT),
  no_age_group: ({ status, ageGroup }, _all, { distCode, hasAgeGroups }) =>
    hasAgeGroups && !isRelay(distCode) && status === 'finished' && ageGroup === null,
  starter_without_result: ({ status, isEntered }) => status === null && isEntered,
  dns_with_time: ({ status, rawTimeCs }) => status === 'DNS' && rawTimeCs !== null,
  // The lane of a mass start is a competition number.
  lane_excluded: ({ status, lane }, _all, { distCode, excludedLanes }) =>
    status !== null && lane !== null && !startsTogether(distCode) && excludedLanes.includes(lane),
}

/** Returns what is wrong or remarkable with the results of a distance. */
export function checkResults(all: readonly Checked[], rules: CheckRules): ResultFindings {
  const hasNone = all.every(({ status }) => status === null)
  const none = { check: 'no_results', entryId: null, heat: null } as const
  const ahead = { check: 'day_ahead', entryId: null, heat: null } as const
  return {
    errors: [...(hasNone ? [none] : []), ...findingsOf(ERROR_TESTS, all, rules)],
    warnings: [
      ...(rules.isAhead ? [ahead] : []),
      ...findingsOf(WARNING_TESTS, all, rules),
      ...emptyHeats(all),
    ],
  }
}

function findingsOf<Check extends string>(
  tests: Readonly<Record<Check, Test>>,
  all: readonly Checked[],
  rules: CheckRules,
): ResultFinding<Check>[] {
  return (Object.keys(tests) as Check[]).flatMap((check) =>
    all
      .filter((checked) => tests[check](checked, all, rules))
      .map(({ entryId, heat }) => ({ check, entryId, heat })),
  )
}

function emptyHeats(all: readonly Checked[]): ResultFinding<'heat_without_results'>[] {
  const heats = Map.groupBy(all, ({ heat }) => heat)
  return [...heats].flatMap(([heat, starters]) =>
    heat !== null && starters.every(({ status }) => status === null)
      ? [{ check: 'heat_without_results' as const, entryId: null, heat }]
      : [],
  )
}
