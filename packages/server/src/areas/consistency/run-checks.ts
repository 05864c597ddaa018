import { type CheckOutcome, CONSISTENCY_CHECKS, newDifferences } from '@polynya/domain'
import { inSavepoint } from '../../db/savepoint.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { CHECKS } from './checks.ts'
import { sendDifferences } from './difference-mails.ts'
import { addOutcome, closeRun, lockOpenRun, openRun, type Run, runBefore } from './runs.store.ts'

type RunDeps = Pick<Deps, 'db' | 'clock' | 'mailer' | 'config' | 'words'>

/** Opens the run of the night. */
export const requestRun = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  db.transaction().execute((tx) => openRun(tx, clock.now()))

/**
 * Completes the open run, if there is one: a check in each transaction, which sees one state of the data and is short,
 * because the embedded database has one connection. A later call resumes an interrupted run; another process that works
 * on it holds its lock.
 * @param onProblem called with the failure of a check; the other checks run
 */
export async function completeRun(deps: RunDeps, onProblem: (problem: unknown) => void): Promise<void> {
  let hasMore = true
  while (hasMore) {
    const failed: { problem?: unknown } = {}
    hasMore = await nextStep(deps, failed)
    if ('problem' in failed) onProblem(failed.problem)
  }
}

/** Runs the next check, or closes the run after the last one. Returns whether the run is still open. */
function nextStep(deps: RunDeps, failed: { problem?: unknown }): Promise<boolean> {
  return deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const run = await lockOpenRun(tx)
      if (!run) return false
      const check = CONSISTENCY_CHECKS[run.outcomes.length]
      if (check === undefined) {
        await close(tx, run, deps)
        return false
      }
      await addOutcome(tx, run, await outcomeOf(tx, { check, seed: run.requested_at.toISOString() }, failed))
      return true
    })
}

async function outcomeOf(
  tx: Tx,
  { check, seed }: { readonly check: (typeof CONSISTENCY_CHECKS)[number]; readonly seed: string },
  failed: { problem?: unknown },
): Promise<CheckOutcome> {
  try {
    return { check, ...(await inSavepoint(tx, () => CHECKS[check](tx, seed))) }
  } catch (problem) {
    failed.problem = problem
    return { check, total: null, findings: [] }
  }
}

async function close(tx: Tx, run: Run, deps: RunDeps) {
  await closeRun(tx, run, deps.clock.now())
  const before = await runBefore(tx, run)
  const checks = newDifferences(before?.outcomes ?? [], run.outcomes)
  if (checks.length > 0) await sendDifferences(tx, checks, deps)
}
