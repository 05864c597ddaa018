/** Validates a batch of results against the starters of their distance. */

import type { FieldIssue, ResultInput } from '@polynya/contract'
import {
  type EnteredResult,
  entriesAgree,
  hasFinished,
  laneOrder,
  parseResultTime,
  resultProblems,
  startsTogether,
} from '@polynya/domain'
import { settingsOf } from '../start-lists/listed-distances.ts'
import { isRecorded } from './result-view.ts'
import type { DeskRow, ListedResults, ResultEvent } from './results.store.ts'

export interface BatchRules {
  readonly event: ResultEvent
  readonly distance: ListedResults
  readonly rows: ReadonlyMap<number, DeskRow>
  readonly isSecond: boolean
}

const timeCsOf = (time: string | null | undefined) => (time ? parseResultTime(time) : null)

/** A result as it is entered; null removes it. */
export function enteredOf(input: ResultInput): EnteredResult | null {
  const { status } = input
  if (status === null) return null
  return {
    status,
    rawTimeCs: timeCsOf(input.rawTime),
    penalties: hasFinished(status) || status === 'DSQ' ? (input.penalties ?? []) : [],
    code: input.code ?? null,
    splitsCs: (input.splits ?? []).flatMap((split) => timeCsOf(split) ?? []),
  }
}

const storedOf = (row: DeskRow): EnteredResult | null =>
  isRecorded(row)
    ? {
        status: row.status,
        rawTimeCs: row.raw_time_cs,
        penalties: row.penalties ?? [],
        code: row.result_code,
        splitsCs: row.splits_cs ?? [],
      }
    : null

/** Returns the fields of a batch that are wrong, by their paths. */
export function batchIssues(inputs: readonly ResultInput[], rules: BatchRules): FieldIssue[] {
  return inputs.flatMap((input, index) => {
    const repeated = inputs.findIndex(({ entryId }) => entryId === input.entryId) < index
    const found = repeated ? ([['entryId', 'repeated']] as const) : issuesOf(input, rules)
    return found.map(([field, reason]) => ({ path: `results.${index}.${field}`, reason }))
  })
}

type Issue = readonly [field: string, reason: FieldIssue['reason']]

function issuesOf(input: ResultInput, rules: BatchRules): readonly Issue[] {
  const row = rules.rows.get(input.entryId)
  if (!row) return [['entryId', 'not_entered']]
  const entered = enteredOf(input)
  const problems = entered ? resultProblems(entered, rules.distance.dist_code) : []
  const agrees = !rules.isSecond || isConfirmedBy(row, entered)
  return [
    ...placeIssues(input, rules),
    ...problems.map(({ field, problem }): Issue => [field, problem]),
    ...(agrees ? [] : [['rawTime', 'entries_disagree'] as const]),
  ]
}

function isConfirmedBy(row: DeskRow, entered: EnteredResult | null): boolean {
  const stored = storedOf(row)
  return stored !== null && entered !== null && entriesAgree(stored, entered)
}

/** A lane must be one of the pool; that of a mass start is a competition number. */
function placeIssues({ lane, heat }: ResultInput, { event, distance }: BatchRules): readonly Issue[] {
  const isMass = startsTogether(distance.dist_code)
  const isOutside =
    lane !== undefined && !isMass && !laneOrder(settingsOf(event, distance).lanes).includes(lane)
  const isNoHeat = heat !== undefined && heat > Math.max(1, distance.heats ?? 1) + 1
  return [
    ...(isOutside ? [['lane', 'not_allowed'] as const] : []),
    ...(isNoHeat ? [['heat', 'not_allowed'] as const] : []),
  ]
}

/** Returns the paths of results that were changed since the desk saw them. */
export function conflicts(inputs: readonly ResultInput[], { rows, isSecond }: BatchRules): FieldIssue[] {
  if (isSecond) return []
  return inputs.flatMap(({ entryId, version }, index) =>
    (rows.get(entryId)?.version ?? 0) === version
      ? []
      : [{ path: `results.${index}.version`, reason: 'changed_since' as const }],
  )
}
