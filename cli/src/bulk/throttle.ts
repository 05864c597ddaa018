/**
 * Adaptive concurrency: halves when the server is busy, grows by one after twenty successes. A hold, which a server
 * requests with `Retry-After`, delays all workers.
 */

import { setTimeout as pause } from 'node:timers/promises'

const STEP = 20

export function throttle(most: number) {
  const waiting: (() => void)[] = []
  let allowed = most
  let running = 0
  let row = 0
  let gate: Promise<unknown> = Promise.resolve()

  function admit() {
    while (running < allowed && waiting.length > 0) {
      running += 1
      waiting.shift()?.()
    }
  }

  return {
    enter(): Promise<void> {
      return new Promise((resolve) => {
        waiting.push(resolve)
        admit()
      })
    },
    leave() {
      running -= 1
      admit()
    },
    slower() {
      row = 0
      allowed = Math.max(1, Math.floor(allowed / 2))
    },
    succeeded() {
      row += 1
      if (row < STEP) return
      row = 0
      allowed = Math.min(most, allowed + 1)
      admit()
    },
    /** Delays every worker; the signal releases them. */
    hold(milliseconds: number, signal: AbortSignal) {
      const over = pause(milliseconds, undefined, { signal }).catch(() => undefined)
      gate = Promise.all([gate, over])
    },
    /** Resolves when no hold is in effect, including those that start meanwhile. */
    async opened(): Promise<void> {
      for (let seen: unknown = null; seen !== gate; ) {
        seen = gate
        await seen
      }
    },
    /** Current limit. */
    get allowed() {
      return allowed
    },
  }
}
