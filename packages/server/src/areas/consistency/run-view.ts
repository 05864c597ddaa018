/** Runs of the checks as the API returns them. */

import type { ConsistencyReport, ConsistencyRun } from '@polynya/contract'
import { CONSISTENCY_CHECKS, type ConsistencyState, newDifferences, SAMPLED_CHECKS } from '@polynya/domain'
import type { Caller } from '../../access/caller.ts'
import { administers } from '../../access/caller.ts'
import type { Db } from '../../db/schema.ts'
import { fail } from '../../failure.ts'
import { type Run, registryIdsOf, runBefore } from './runs.store.ts'

/** The stored data belong to no region. */
export function refuseRegional(caller: Caller) {
  if (!administers(caller, null)) fail('no_access')
}

export const runView = (run: Run): ConsistencyRun => ({
  id: run.id,
  state: stateOf(run),
  requestedAt: run.requested_at.toISOString(),
  completedAt: run.completed_at?.toISOString() ?? null,
  done: run.outcomes.length,
  count: CONSISTENCY_CHECKS.length,
  differing: run.outcomes.filter(({ total }) => total !== null && total > 0).length,
  failed: run.outcomes.filter(({ total }) => total === null).length,
})

function stateOf({ completed_at, is_cancelled, outcomes }: Run): ConsistencyState {
  if (completed_at === null) return outcomes.length === 0 ? 'waiting' : 'running'
  return is_cancelled ? 'cancelled' : 'completed'
}

export async function reportView(db: Db, run: Run): Promise<ConsistencyReport> {
  const before = await runBefore(db, run)
  const isNew = new Set(newDifferences(before?.outcomes ?? [], run.outcomes))
  const swimmerIds = run.outcomes.flatMap(({ findings }) =>
    findings.flatMap(({ swimmerId }) => swimmerId ?? []),
  )
  const registryIds = await registryIdsOf(db, [...new Set(swimmerIds)])
  return {
    ...runView(run),
    outcomes: run.outcomes.map(({ check, total, findings }) => ({
      ...{ check, total, isSampled: SAMPLED_CHECKS.includes(check), isNew: isNew.has(check) },
      findings: findings.map(({ swimmerId, ...finding }) => ({
        ...finding,
        iwsaid: swimmerId === null ? null : (registryIds.get(swimmerId) ?? null),
      })),
    })),
  }
}
