/** Stores the errors of this process, so that the status of the installation lists those of all processes. */

import type { Clock } from '../clock.ts'
import type { Database } from '../db/schema.ts'
import { insertErrors, type NewServerError } from './server-errors.store.ts'

/** Errors of an outage are alike: what does not fit is in the log alone. */
const MOST_WAITING = 100
const STORE_AFTER_MS = 1_000

interface RecordedError {
  /** The name of the call; null for a job. */
  readonly call: string | null
  readonly requestId: string | null
  readonly problem: unknown
}

export interface ErrorLog {
  /** Takes an error, and stores it soon; while the database is away it waits in memory. */
  record(error: RecordedError): void
  /** Stores what waits. */
  flush(): Promise<void>
  /** Stores what waits, if that is possible, and ends. */
  stop(): Promise<void>
}

export function errorLog({ db, clock }: { readonly db: Database; readonly clock: Clock }): ErrorLog {
  let waiting: NewServerError[] = []
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function flush() {
    clearTimeout(timer)
    timer = undefined
    const rows = waiting
    if (rows.length === 0) return
    waiting = []
    try {
      await insertErrors(db, rows)
    } catch {
      waiting = [...rows, ...waiting].slice(0, MOST_WAITING)
      later()
    }
  }

  function later() {
    if (isStopped || timer) return
    timer = setTimeout(() => void flush(), STORE_AFTER_MS).unref()
  }

  return {
    record({ call, requestId, problem }) {
      if (waiting.length >= MOST_WAITING) return
      waiting.push({ at: clock.now(), call, request_id: requestId, fault: faultOf(problem) })
      later()
    },
    flush,
    async stop() {
      isStopped = true
      await flush()
    },
  }
}

/** A frame of the server's own code. */
const OWN_FRAME = /packages\/server\/(?:src|dist)\/([\w./-]+):(\d+):\d+/

/** Returns the kind and the place of a problem. Its message is left out, because it may hold data of people. */
export function faultOf(problem: unknown): string {
  if (!(problem instanceof Error)) return typeof problem
  const { name, stack = '' } = problem
  const { code } = problem as { code?: unknown }
  const [, file, line] = OWN_FRAME.exec(stack) ?? []
  return [name, ...(typeof code === 'string' ? [code] : []), ...(file ? [`at ${file}:${line}`] : [])].join(
    ' ',
  )
}
