/** The job that notifies devices of the swimmers that they follow. */

import { sendNews } from '../areas/push/send-notices.ts'
import type { Deps } from '../deps.ts'
import type { JobKind, Jobs } from './jobs.ts'

const JOB = 'push.send'
/** Milliseconds after a change in which further changes are announced with it. */
const PAUSE_MS = 1000

/** Every minute, because heats approach without any change. */
export const pushJob = (deps: Deps, onProblem: (problem: unknown) => void): JobKind => ({
  name: JOB,
  retries: 0,
  schedule: '* * * * *',
  run: () => sendNews(deps, onProblem),
})

/** Queues the job after live changes of any event. Returns a function that stops that. */
export function pushAfterChanges(
  { db, changes }: Pick<Deps, 'db' | 'changes'>,
  work: Pick<Jobs, 'send'>,
  onProblem: (problem: unknown) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined
  const queue = () => {
    timer = undefined
    db.transaction()
      .execute((tx) => work.send(tx, JOB, {}))
      .catch(onProblem)
  }
  const unwatch = changes.watch('live_change', () => {
    timer ??= setTimeout(queue, PAUSE_MS)
  })
  return () => {
    unwatch()
    clearTimeout(timer)
  }
}
