/** Runs tasks concurrently, at the rate that the server allows, and records the progress. */

import { setTimeout as pause } from 'node:timers/promises'
import { type ApiError, isApiError } from '@polynya/sdk/light'
import { exitOf, Stop } from '../failures/exit-status.ts'
import type { Interrupt } from '../terminal/interrupt.ts'
import type { Mark, OpenJournal } from './journal.ts'
import type { Part } from './progress.ts'
import { throttle } from './throttle.ts'

export interface Outcome {
  readonly state: 'done' | 'skipped'
  readonly detail?: string
}

export interface Task {
  /** Key of the task in the journal, the same in every run. */
  readonly key: string
  readonly name: string
  /** Whether it changes nothing on the server: an attempt without a response failed then, for certain. */
  readonly onlyReads?: true
  /**
   * @param doubtful whether an earlier attempt may have succeeded without a response
   * @param onPart reports how far a long task is
   */
  perform(doubtful: boolean, onPart: (part: Part) => void): Promise<Outcome>
}

export interface Job {
  readonly journal: OpenJournal
  readonly tasks: readonly Task[]
  readonly concurrency: number
  /** The tasks depend on the current state, so results of an earlier run are checked again. */
  readonly fresh: boolean
  readonly interrupt: Interrupt
  /** Describes a failure for users. */
  readonly describe: (problem: unknown) => string
  readonly onMark: (mark: Mark) => void
  readonly onPart: (key: string, part: Part) => void
}

/** Attempts per task if its outcome is unknown, or if the server is busy. */
const TRIES = 4
const PATIENCE = 30
/** Milliseconds for running calls after Ctrl-C. */
export const GRACE_MS = 5000

/** Runs the remaining tasks. Returns the error that stopped the job early, if any. */
export async function runTasks(job: Job): Promise<unknown> {
  const left = job.tasks.filter(({ key }) => job.fresh || !isOver(job.journal.marks.get(key)))
  const queue = left[Symbol.iterator]()
  const pace = throttle(job.concurrency)
  let end: unknown = null
  const ended = new AbortController()
  const stopping = AbortSignal.any([job.interrupt.stopping, ended.signal])

  async function work(): Promise<void> {
    for (;;) {
      await pace.enter()
      await pace.opened()
      const next = stopping.aborted ? null : queue.next()
      if (!next || next.done) return pace.leave()
      try {
        await attempt(next.value, { job, pace, stopping })
      } catch (problem) {
        end ??= problem
        ended.abort()
      } finally {
        pace.leave()
      }
    }
  }

  job.interrupt.allow(GRACE_MS)
  await Promise.all(Array.from({ length: job.concurrency }, work))
  job.interrupt.allow(0)
  return end
}

const isOver = (mark: Mark | undefined) => mark?.state === 'done' || mark?.state === 'skipped'

interface Running {
  readonly job: Job
  readonly pace: ReturnType<typeof throttle>
  /** Aborts at Ctrl-C, or when a failure ends the job. */
  readonly stopping: AbortSignal
}

/** Retries a task until its outcome is known. Throws errors that would affect all other tasks, too. */
async function attempt(task: Task, { job, pace, stopping }: Running): Promise<void> {
  const { key, name } = task
  const tell = async (rest: Omit<Mark, 'key' | 'name'>) => {
    const mark = { key, name, ...rest }
    await job.journal.mark(mark)
    job.onMark(mark)
  }
  const before = job.journal.marks.get(key)
  let doubtful = !task.onlyReads && before !== undefined && !isOver(before)
  for (let tries = 0, refusals = 0; ; ) {
    await job.journal.mark({ key, name, state: 'sent' })
    try {
      const outcome = await task.perform(doubtful, (part) => job.onPart(key, part))
      pace.succeeded()
      return await tell(outcome)
    } catch (problem) {
      const kind = kindOf(problem)
      const failure = { detail: job.describe(problem), exit: exitOf(problem), ...reasonOf(problem) }
      if (kind === 'refused') return await tell({ state: 'failed', ...failure })
      if (kind === 'ending') {
        await tell({ state: 'failed', ...failure })
        throw problem
      }
      doubtful ||= kind === 'unknown' && !task.onlyReads
      tries += kind === 'busy' ? 0 : 1
      refusals += kind === 'busy' ? 1 : 0
      if (stopping.aborted || tries >= TRIES || refusals >= PATIENCE || wantsLongWait(problem)) {
        await tell({ state: doubtful ? 'unknown' : 'failed', ...failure })
        if (stopping.aborted) return
        throw problem
      }
      if (kind === 'busy') pace.slower()
      await wait(problem as ApiError, { tries: tries + refusals, pace, stopping })
    }
  }
}

const reasonOf = (problem: unknown) =>
  isApiError(problem) && problem.reason ? { reason: problem.reason } : {}

/**
 * `busy`: not executed, can be retried; `unsent`: no connection; `unknown`: possibly executed; `ending`: no task can
 * succeed.
 */
function kindOf(problem: unknown): 'refused' | 'busy' | 'unsent' | 'unknown' | 'ending' {
  if (!isApiError(problem)) return problem instanceof Stop ? 'refused' : 'ending'
  const { kind, status = 0, reason } = problem
  // A contract failure with a reason is an invalid item; without one, the server is not Polynya.
  if (kind === 'contract') return reason ? 'refused' : 'ending'
  if (kind === 'network' && hasNoConnection(problem)) return 'unsent'
  if (kind !== 'http') return 'unknown'
  if (status === 401) return 'ending'
  if (status === 429 || (status === 503 && problem.reason === 'unavailable')) return 'busy'
  return status >= 500 ? 'unknown' : 'refused'
}

/** Whether a failure concerns one task of a job, and the others can be executed. */
export const isOfOneTask = (problem: unknown): boolean => kindOf(problem) === 'refused'

const NO_CONNECTION = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']

/** Whether the request cannot have reached the server, according to the chain of causes. */
function hasNoConnection(problem: unknown): boolean {
  if (!(problem instanceof Error)) return false
  const { code } = problem as NodeJS.ErrnoException
  return NO_CONNECTION.includes(code ?? '') || hasNoConnection(problem.cause)
}

const LONGEST_MS = 30_000
/** As for the SDK's own retries. */
const LONGEST_RETRY_AFTER_SECONDS = 60

/** Whether the server wants a longer wait than a job makes: it ends then, and can be resumed. */
const wantsLongWait = (problem: unknown) =>
  isApiError(problem) && (problem.retryAfter ?? 0) > LONGEST_RETRY_AFTER_SECONDS

interface Waiting extends Omit<Running, 'job'> {
  readonly tries: number
}

/** Delays all workers as long as the server requests, or this one by a random part of 0.5, 1, 2 … 30 seconds. */
async function wait({ retryAfter }: ApiError, { tries, pace, stopping }: Waiting) {
  if (retryAfter !== undefined) pace.hold(retryAfter * 1000, stopping)
  else {
    const most = Math.min(LONGEST_MS, 500 * 2 ** (tries - 1))
    await pause(Math.random() * most, undefined, { signal: stopping }).catch(() => undefined)
  }
  await pace.opened()
}
