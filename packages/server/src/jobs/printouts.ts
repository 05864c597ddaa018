/** Background work on printouts. */

import { printQueued } from '../areas/printouts/print-queued.ts'
import { removeOldPrintouts } from '../areas/printouts/remove-old-printouts.ts'
import type { Deps } from '../deps.ts'
import type { JobKind } from './jobs.ts'

const JOB = 'printouts.print'

/** A queued printout queues the job. */
export const PRINT_AFTER = { tables: ['queued_printout'], job: JOB, pauseMs: 100 } as const

/** @param onProblem called with the failure of a printout; the others are printed */
export const printoutJobs = (deps: Deps, onProblem: (problem: unknown) => void): JobKind[] => [
  {
    name: JOB,
    retries: 2,
    // It is queued by a printout; the schedule resumes one that was interrupted.
    schedule: '* * * * *',
    run: () => printQueued(deps, onProblem),
  },
  { name: 'printouts.removeOld', retries: 2, schedule: '27 * * * *', run: () => removeOldPrintouts(deps) },
]
