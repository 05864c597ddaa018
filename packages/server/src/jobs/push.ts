/** The job that notifies devices of the swimmers that they follow. */

import { sendNews } from '../areas/push/send-notices.ts'
import type { Deps } from '../deps.ts'
import type { JobKind } from './jobs.ts'

const JOB = 'push.send'

/** Live changes of any event queue the job; those of a second are announced together. */
export const PUSH_AFTER = { tables: ['live_change'], job: JOB, pauseMs: 1000 } as const

/** Every minute, because heats approach without any change. */
export const pushJob = (deps: Deps, onProblem: (problem: unknown) => void): JobKind => ({
  name: JOB,
  retries: 0,
  schedule: '* * * * *',
  run: () => sendNews(deps, onProblem),
})
