/** Checks of the stored data, which find rows that contradict each other or the rules. See docs/rules.md#consistency. */

export const CONSISTENCY_CHECKS = [
  'birthDate',
  'searchNames',
  'eventDates',
  'resultSwimmer',
  'resultGender',
  'resultEntry',
  'resultList',
  'resultAgeGroup',
  'duplicateResults',
  'relayMembers',
  'timeOfStatus',
  'finalTime',
  'points',
  'awardedPlaces',
  'medals',
  'personalBests',
  'ranks',
  'rankings',
  'records',
  'series',
] as const
export type ConsistencyCheck = (typeof CONSISTENCY_CHECKS)[number]

/** Checks that compute a sample again, another one in each run; the others read all rows. */
export const SAMPLED_CHECKS: readonly ConsistencyCheck[] = [
  'points',
  'awardedPlaces',
  'medals',
  'personalBests',
  'ranks',
  'rankings',
  'records',
  'series',
]

/** The objects at fault. A result is identified by its entry. */
export const FINDING_KINDS = ['swimmer', 'event', 'result', 'record', 'series'] as const
export type FindingKind = (typeof FINDING_KINDS)[number]

/** States of a run of all checks. */
export const CONSISTENCY_STATES = ['waiting', 'running', 'completed', 'cancelled'] as const
export type ConsistencyState = (typeof CONSISTENCY_STATES)[number]

/** The greatest number of findings of a check that a report lists. */
export const MAX_FINDINGS = 100

/** Runs that are stored; older ones are removed. */
export const RETAINED_RUNS = 60

/** A row at fault. Its values are written without words of a language: times, codes, dates. */
export interface Finding {
  readonly kind: FindingKind
  readonly id: number
  readonly swimmerId: number | null
  readonly eventId: number | null
  readonly expected: string | null
  readonly stored: string | null
}

export interface CheckOutcome {
  readonly check: ConsistencyCheck
  /** Number of rows at fault; null if the check could not be completed. */
  readonly total: number | null
  /** The first of them, at most `MAX_FINDINGS`. */
  readonly findings: readonly Finding[]
}

/**
 * Returns the checks with differences that the report before does not have. A sample has other rows in each run, and a
 * truncated list hides some: only a greater total is new there.
 */
export function newDifferences(
  before: readonly CheckOutcome[],
  now: readonly CheckOutcome[],
): ConsistencyCheck[] {
  const known = new Map(before.map((outcome) => [outcome.check, outcome]))
  return now.flatMap((outcome) => (hasNew(known.get(outcome.check), outcome) ? [outcome.check] : []))
}

function hasNew(before: CheckOutcome | undefined, { check, total, findings }: CheckOutcome): boolean {
  if (total === null) return before?.total !== null
  const totalBefore = before?.total ?? 0
  if (total > totalBefore) return true
  if (SAMPLED_CHECKS.includes(check) || totalBefore > MAX_FINDINGS) return false
  const keys = new Set(before?.findings.map(keyOf))
  return findings.some((finding) => !keys.has(keyOf(finding)))
}

const keyOf = ({ kind, id, expected, stored }: Finding) => JSON.stringify([kind, id, expected, stored])
