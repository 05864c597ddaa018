import type { Deps } from '../../../deps.ts'
import { completeRun, requestRun } from '../run-checks.ts'
import { getRun, type Run } from '../runs.store.ts'

/** Runs all checks. Returns the run. */
export async function completedRun(deps: Deps, onProblem: (problem: unknown) => void): Promise<Run> {
  const { id } = await requestRun(deps)
  await completeRun(deps, onProblem)
  return getRun(deps.db, id)
}
