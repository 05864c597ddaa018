import { useEffect, useRef, useState } from 'react'
import type { Task } from './bulk-deeds.ts'

/** So many calls are under way at once: the site stays quick for everybody else. */
const AT_ONCE = 4

/** What became of a registration: done, or why not. */
export type Outcome = 'done' | 'nothing' | { readonly error: unknown }

interface Progress {
  readonly total: number
  readonly done: number
  readonly failed: number
  readonly state: 'idle' | 'running' | 'stopped' | 'finished'
  readonly outcomes: ReadonlyMap<number, Outcome>
}

const IDLE: Progress = { total: 0, done: 0, failed: 0, state: 'idle', outcomes: new Map() }

export interface Batch extends Progress {
  /**
   * @param ids requested registrations: without a matching one, the user is informed that there is nothing to
   * do
   */
  readonly start: (tasks: readonly Task[], ids: readonly number[]) => void
  /** The running call completes; no further one starts. */
  readonly stop: () => void
}

/** Does many things in batches, tells how far it has come, and can be stopped. */
export function useBatch(onEnd: () => void): Batch {
  const [progress, setProgress] = useState(IDLE)
  const wanted = useRef(false)
  useEffect(
    () => () => {
      wanted.current = false
    },
    [],
  )

  async function start(tasks: readonly Task[], ids: readonly number[]) {
    wanted.current = true
    const outcomes = new Map<number, Outcome>(
      ids.filter((id) => !tasks.some(({ of }) => of.includes(id))).map((id) => [id, 'nothing']),
    )
    setProgress({ ...IDLE, total: tasks.length, state: 'running', outcomes })
    for (let first = 0; first < tasks.length && wanted.current; first += AT_ONCE) {
      await Promise.all(
        tasks.slice(first, first + AT_ONCE).map(async (task) => note(task, await attempt(task))),
      )
    }
    setProgress((now) => ({ ...now, state: now.done + now.failed < now.total ? 'stopped' : 'finished' }))
    onEnd()
  }

  function note({ of }: Task, outcome: Outcome) {
    setProgress((now) => ({
      ...now,
      ...(outcome === 'done' ? { done: now.done + 1 } : { failed: now.failed + 1 }),
      outcomes: new Map([
        ...now.outcomes,
        ...of.map((id) => [id, worse(now.outcomes.get(id), outcome)] as const),
      ]),
    }))
  }

  return {
    ...progress,
    start: (tasks, ids) => void start(tasks, ids),
    stop() {
      wanted.current = false
    },
  }
}

const attempt = ({ run }: Task): Promise<Outcome> =>
  run().then(
    () => 'done' as const,
    (error: unknown) => ({ error }),
  )

const worse = (before: Outcome | undefined, now: Outcome): Outcome =>
  typeof before === 'object' ? before : now
