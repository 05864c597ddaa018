/** Ctrl-C: the first press stops gracefully, the second ends at once. */

export interface Interrupt {
  /** Aborts at the first Ctrl-C: no new work is started. */
  readonly stopping: AbortSignal
  /** Aborts running calls: at once, or after the grace period of a job. */
  readonly ending: AbortSignal
  /** Sets a grace period in milliseconds for running calls. */
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
    },
    release: () => process.off('SIGINT', hear),
  }
}
