/** Background work on imports of files. */

import { removeOldImports } from '../areas/exchange/queue/remove-old-imports.ts'
import { runImports } from '../areas/exchange/queue/run-imports.ts'
import type { Deps } from '../deps.ts'
import type { JobKind } from './jobs.ts'

const JOB = 'exchange.import'

/** A queued import queues the job. */
export const IMPORT_AFTER = { tables: ['file_import'], job: JOB, pauseMs: 100 } as const

/** @param onProblem called with the failure of an import; the others are imported */
export const fileImportJobs = (deps: Deps, onProblem: (problem: unknown) => void): JobKind[] => [
  {
    name: JOB,
    retries: 2,
    // It is queued by an import; the schedule resumes one that was interrupted.
    schedule: '* * * * *',
    run: () => runImports(deps, onProblem),
  },
  { name: 'exchange.removeOld', retries: 2, schedule: '41 3 * * *', run: () => removeOldImports(deps) },
]
