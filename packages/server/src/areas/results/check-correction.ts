/** A correction of published results passes the checks of publishing. */

import type { FieldIssue } from '@polynya/contract'
import type { ResultError, ResultFindings } from '@polynya/domain'

/** The field that an error is reported at. Each correction is entered a second time later, not before it is stored. */
const ISSUES = {
  place_without_time: ['rawTime', 'time_required'],
  dsq_without_code: ['code', 'required'],
  lane_repeated: ['lane', 'repeated'],
  swimmer_repeated: ['entryId', 'repeated'],
  relay_unfinished: ['status', 'not_allowed'],
  result_without_entry: ['entryId', 'not_entered'],
  second_entry_missing: null,
  no_results: ['status', 'required'],
} as const satisfies Record<ResultError, readonly [field: string, reason: FieldIssue['reason']] | null>

type Errors = Pick<ResultFindings, 'errors'>

/**
 * Returns the errors that a correction brings in, by the paths of its results. Those that were there before do not stop a
 * correction of something else.
 */
export function correctionIssues(
  entryIds: readonly number[],
  { before, after }: { readonly before: Errors; readonly after: Errors },
): FieldIssue[] {
  const known = new Set(before.errors.map(({ check, entryId }) => `${check} ${entryId}`))
  return after.errors.flatMap(({ check, entryId }) => {
    const issue = ISSUES[check]
    if (!issue || known.has(`${check} ${entryId}`)) return []
    const index = entryId === null ? 0 : entryIds.indexOf(entryId)
    const [field, reason] = issue
    // A lane or a swimmer that repeats one of the batch is reported at the one of the batch.
    return index < 0 ? [] : [{ path: `results.${index}.${field}`, reason }]
  })
}
