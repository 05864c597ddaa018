import type { Deps } from '../deps.ts'
import type { Jobs } from './jobs.ts'

interface AfterChanges {
  readonly tables: readonly string[]
  readonly job: string
  /** Milliseconds after a change in which further changes are handled with it. */
  readonly pauseMs: number
}

/** Queues a job after any process changed one of the tables. Returns a function that stops that. */
export function queueAfterChanges(
  { db, changes }: Pick<Deps, 'db' | 'changes'>,
  { work, tables, job, pauseMs }: AfterChanges & { readonly work: Pick<Jobs, 'send'> },
  onProblem: (problem: unknown) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined
  const queue = () => {
    timer = undefined
    db.transaction()
      .execute((tx) => work.send(tx, job, {}))
      .catch(onProblem)
  }
  const stops = tables.map((table) =>
    changes.watch(table, () => {
      timer ??= setTimeout(queue, pauseMs)
    }),
  )
  return () => {
    for (const stop of stops) stop()
    clearTimeout(timer)
  }
}
