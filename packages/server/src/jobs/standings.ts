/** Background work on what is computed from results. */

import { completeRun, requestRun } from '../areas/consistency/run-checks.ts'
import { refreshRanks } from '../areas/rankings/refresh-ranks.ts'
import type { Deps } from '../deps.ts'
import type { JobKind } from './jobs.ts'

const EVERY_MINUTE = '* * * * *'
/** After the backup and before people wake up. */
const EVERY_NIGHT = '20 2 * * *'

/** @param onProblem called with each check that could not be completed */
export const standingsJobs = (deps: Deps, onProblem: (problem: unknown) => void): JobKind[] => [
  { name: 'rankings.ranks', retries: 2, schedule: EVERY_MINUTE, run: () => refreshRanks(deps) },
  {
    name: 'consistency.request',
    retries: 2,
    schedule: EVERY_NIGHT,
    run: async () => {
      await requestRun(deps)
    },
  },
  {
    name: 'consistency.complete',
    retries: 2,
    schedule: EVERY_MINUTE,
    run: () => completeRun(deps, onProblem),
  },
]
