/** What goes on by itself after somebody asked for it: mails to entrants, and money back for an event called off. */

import { endCalledOff } from '../areas/entrants/end-called-off.ts'
import { mailEntrants } from '../areas/entrants/mail-entrants.ts'
import type { Deps } from '../deps.ts'
import type { JobKind } from './jobs.ts'

const EVERY_MINUTE = '* * * * *'

/** @param onProblem told of an order that could not be ended; the others are */
export const entrantJobs = (deps: Deps, onProblem: (problem: unknown) => void): JobKind[] => [
  { name: 'entrants.mail', retries: 2, schedule: EVERY_MINUTE, run: () => mailEntrants(deps) },
  {
    name: 'entrants.endCalledOff',
    retries: 2,
    schedule: EVERY_MINUTE,
    run: () => endCalledOff(deps, onProblem),
  },
]
