/** Work that waits: one job library on the same database, safe with several processes. */

import type { BackgroundJob } from '@polynya/contract'
import { CompiledQuery } from 'kysely'
import { type Job, PgBoss } from 'pg-boss'
import type { Connection } from '../db/connect.ts'
import type { Tx } from '../db/schema.ts'
import type { Traces } from '../traces/traces.ts'
import { continueSchedules } from './clock-jumps.store.ts'
import { waitingJobs } from './waiting-jobs.ts'

export interface Jobs {
  /** Has a job done, if and only if the transaction commits. */
  send(tx: Tx, name: string, data: Record<string, unknown>): Promise<void>
  /** Has a job without data done after some seconds, if and only if the transaction commits. */
  sendAfter(tx: Tx, seconds: number, name: string): Promise<void>
  /** Starts to work; `work` must have named every job before. */
  start(): Promise<void>
  /** Completes the running jobs, then stops. */
  stop(): Promise<void>
}

/** A kind of job: how often it is tried, and what it does. */
export interface JobKind<Name extends string = BackgroundJob> {
  readonly name: Name
  /** Tried again so often, each time after twice the pause. */
  readonly retries: number
  /** A cron line in UTC for a scheduled job. */
  readonly schedule?: string
  run(data: Record<string, unknown>): Promise<void>
}

/** How often each queue is read without a commit: for retries, scheduled jobs, and those of a process that has ended. */
const POLL_SECONDS = 10
const RETRY_SECONDS = 10
const STOP_MS = 10_000
/** A job whose process has not reported for so long, such as a killed one, is tried again: the library waits 15 minutes. */
const HEARTBEAT = { heartbeatSeconds: 60 } as const
/** How often it is checked whether the clock was set back. */
const CLOCK_MS = 60_000
/** A connection whose statement has no answer for so long is closed: its database or its network may be gone. */
const ANSWER = { query_timeout: 60_000 } as object
const SCHEMA = 'job'

interface JobsOptions {
  /** Called with failures of the library or of a job; jobs are retried automatically. */
  onProblem(problem: unknown): void
  /** Null reports no traces. */
  readonly traces?: Traces | null
}

export function jobs(
  { db, pool, changes }: Pick<Connection, 'db' | 'pool' | 'changes'>,
  kinds: readonly JobKind<string>[],
  { onProblem, traces = null }: JobsOptions,
): Jobs {
  // `pool.query` discards a connection whose statement failed: the library leaves its transaction open then.
  const executeSql = (text: string, values?: unknown[]) =>
    pool.query({ text, ...(values && { values }), ...ANSWER })
  const boss = new PgBoss({ db: { executeSql }, schema: SCHEMA })
  boss.on('error', onProblem)
  /** Workers by the kind of their jobs. */
  const workers = new Map<string, string>()
  const wake = (name: string) => boss.notifyWorker(workers.get(name) ?? '')
  const waiting = waitingJobs()
  const checkClock = () => continueSchedules(db).catch(onProblem)
  let clockTimer: NodeJS.Timeout | undefined
  // Once a transaction that queued jobs has committed.
  const unwatch = changes.watch(SCHEMA, () => waiting.kinds().forEach(wake))

  /** A kind whose jobs start one right after the other. */
  const inLine = (kind: JobKind<string>): JobKind<string> => ({
    ...kind,
    async run(data) {
      waiting.started(kind.name)
      try {
        await kind.run(data)
      } finally {
        wake(kind.name)
      }
    },
  })

  return {
    async send(tx, name, data) {
      waiting.queued(name)
      const parent = traces?.active()
      await boss.send(name, parent ? { ...data, traceparent: parent } : data, {
        ...HEARTBEAT,
        db: within(tx),
      })
    },
    async sendAfter(tx, seconds, name) {
      await boss.send(name, {}, { ...HEARTBEAT, db: within(tx), startAfter: seconds })
    },
    async start() {
      await boss.start()
      await checkClock()
      clockTimer = setInterval(checkClock, CLOCK_MS)
      for (const kind of kinds) {
        const worker = await startWorker(boss, inLine(traces ? traced(kind, traces) : kind), onProblem)
        workers.set(kind.name, worker)
      }
    },
    stop() {
      unwatch()
      clearInterval(clockTimer)
      return boss.stop({ graceful: true, timeout: STOP_MS })
    },
  }
}

const within = (tx: Tx) => ({
  executeSql: (text: string, values?: unknown[]) => queryIn(tx, text, values),
})

/** A job is a span of the trace that caused it, or of its own if a schedule did. */
const traced = (kind: JobKind<string>, traces: Traces): JobKind<string> => ({
  ...kind,
  run({ traceparent, ...data }) {
    const parent = typeof traceparent === 'string' ? traceparent : undefined
    return traces.run({ name: kind.name, kind: 'consumer', parent }, () => kind.run(data))
  },
})

/** Returns the ID of the worker. */
async function startWorker(
  boss: PgBoss,
  { name, retries, schedule, run }: JobKind<string>,
  onProblem: (problem: unknown) => void,
): Promise<string> {
  await boss.createQueue(name, { retryLimit: retries, retryBackoff: true, retryDelay: RETRY_SECONDS })
  const worker = await boss.work(
    name,
    { pollingIntervalSeconds: POLL_SECONDS },
    async ([job]: Job<Record<string, unknown>>[]) => {
      if (!job) return
      try {
        await run(job.data ?? {})
      } catch (problem) {
        onProblem(problem)
        throw problem
      }
    },
  )
  if (schedule) await boss.schedule(name, schedule)
  return worker
}

/** Runs the library's own SQL on the connection of a transaction. */
async function queryIn(tx: Tx, text: string, values: unknown[] = []) {
  const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values))
  return { rows }
}
