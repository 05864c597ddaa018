/** The job that publishes the results of events. */

import { completePublications } from '../areas/results/complete-publications.ts'
import type { Deps } from '../deps.ts'
import type { JobKind } from './jobs.ts'

const JOB = 'results.publishEvents'

/** A requested publication queues the job. */
export const PUBLISH_AFTER = { tables: ['publication'], job: JOB, pauseMs: 100 } as const

/** @param onProblem called with the failure of a distance; the others are published */
export const publicationsJob = (
  deps: Pick<Deps, 'db' | 'clock'>,
  onProblem: (problem: unknown) => void,
): JobKind => ({
  name: JOB,
  retries: 2,
  // It is queued by a publication; the schedule resumes an interrupted one.
  schedule: '* * * * *',
  run: () => completePublications(deps, onProblem),
})
