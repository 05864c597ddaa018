/** Background work on what is computed from results. */

import { refreshRanks } from '../areas/rankings/refresh-ranks.ts'
import type { Deps } from '../deps.ts'
import type { JobKind } from './jobs.ts'

const EVERY_MINUTE = '* * * * *'

export const standingsJobs = (deps: Deps): JobKind[] => [
  { name: 'rankings.ranks', retries: 2, schedule: EVERY_MINUTE, run: () => refreshRanks(deps) },
]
