/**
 * Ctrl-C: the first press stops gracefully, the second ends at once. During a job, which can be resumed, so does the
 * SIGTERM of a supervisor.
 */

export interface Interrupt {
  /** Aborts at the first signal: no new work is started. */
  readonly stopping: AbortSignal
  /** Aborts running calls: at once, or after the grace period of a job. */
  readonly ending: AbortSignal
  /** Sets a grace period in milliseconds for the running calls of a job; 0 after it. */
  allow(milliseconds: number): void
  /** Removes the listeners. */
  release(): void
}

export function interruptOf(cancelled: number): Interrupt {
  const stopping = new AbortController()
  const ending = new AbortController()
  let grace = 0
  const hear = () => {
    if (stopping.signal.aborted) process.exit(cancelled)
    stopping.abort()
    if (grace === 0) ending.abort()
    else setTimeout(() => ending.abort(), grace).unref()
  }
  process.on('SIGINT', hear)
  return {
    stopping: stopping.signal,
    ending: ending.signal,
    allow: (milliseconds) => {
      grace = milliseconds
      process.off('SIGTERM', hear)
      if (grace > 0) process.on('SIGTERM', hear)
    },
    release: () => {
      process.off('SIGINT', hear)
      process.off('SIGTERM', hear)
    },
  }
}
