import type { Sleep } from '../client-options.ts'

interface Waiting {
  readonly until: number
  readonly resolve: () => void
}

/** A clock that a test moves: nothing sleeps for real. */
export function manualTime(start = Date.parse('2026-11-20T10:00:00Z')) {
  let now = start
  const waiting = new Set<Waiting>()
  const waits: number[] = []
  const watchers: (() => void)[] = []

  const sleep: Sleep = (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      const entry = { until: now + milliseconds, resolve }
      waiting.add(entry)
      waits.push(milliseconds)
      for (const watcher of watchers.splice(0)) watcher()
      signal.addEventListener('abort', () => {
        waiting.delete(entry)
        reject(signal.reason)
      })
    })

  return {
    sleep,
    clock: () => now,
    /** Every wait so far, in milliseconds. */
    waits,
    /** Number of present waits. */
    pending: () => waiting.size,
    /** Resolves when the next wait starts. */
    nextSleep: () => new Promise<void>((resolve) => watchers.push(resolve)),
    advance(milliseconds: number) {
      now += milliseconds
      for (const entry of waiting) {
        if (entry.until > now) continue
        waiting.delete(entry)
        entry.resolve()
      }
    },
  }
}
