/** Background jobs that users start: e-mails to entrants, and refunds for a cancelled event. */

import { endCalledOff } from '../areas/entrants/end-called-off.ts'
import { mailEntrants } from '../areas/entrants/mail-entrants.ts'
import type { Deps } from '../deps.ts'
import type { JobKind } from './jobs.ts'

const EVERY_MINUTE = '* * * * *'

/** @param onProblem called for each order that could not be ended; the other orders are ended */
export const entrantJobs = (deps: Deps, onProblem: (problem: unknown) => void): JobKind[] => [
  { name: 'entrants.mail', retries: 2, schedule: EVERY_MINUTE, run: () => mailEntrants(deps) },
  {
    name: 'entrants.endCalledOff',
    retries: 2,
    schedule: EVERY_MINUTE,
    run: () => endCalledOff(deps, onProblem),
  },
]
