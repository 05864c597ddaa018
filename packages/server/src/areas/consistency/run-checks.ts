import { type CheckOutcome, CONSISTENCY_CHECKS } from '@polynya/domain'
import type { Deps } from '../../deps.ts'
import { CHECKS } from './checks.ts'

/**
 * Runs every check in a short transaction of its own, which sees one state of the data: the embedded database has one
 * connection.
 * @param onProblem called with the failure of a check; the other checks run
 */
export async function runChecks(
  { db }: Pick<Deps, 'db'>,
  seed: string,
  onProblem: (problem: unknown) => void,
): Promise<CheckOutcome[]> {
  const outcomes: CheckOutcome[] = []
  for (const check of CONSISTENCY_CHECKS) {
    try {
      const found = await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((tx) => CHECKS[check](tx, seed))
      outcomes.push({ check, ...found })
    } catch (problem) {
      onProblem(problem)
      outcomes.push({ check, total: null, findings: [] })
    }
  }
  return outcomes
}
