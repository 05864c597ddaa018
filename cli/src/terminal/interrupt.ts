/** Ctrl-C: the first asks for a good end, the second ends at once. */

export interface Interrupt {
  /** Aborts with the first Ctrl-C: nothing new is begun. */
  readonly stopping: AbortSignal
  /** Aborts when calls under way are given up: at once, or after the time that a job asked for. */
  readonly ending: AbortSignal
  /** Lets what was begun finish for so many milliseconds. */
  allow(milliseconds: number): void
  /** Hears no more of Ctrl-C. */
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
