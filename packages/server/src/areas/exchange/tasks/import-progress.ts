/** How far an import is: counts the starters of its file, and lets other work of the process run. */

import { setImmediate as othersFirst } from 'node:timers/promises'
import type { Progress } from '../../../db/leases.ts'

export interface ImportProgress {
  /** Sets the number of all steps. */
  expect(count: number): void
  /** Counts a step; throws once the import is cancelled. */
  step(): Promise<void>
}

/** Milliseconds after which other work of the process is due. */
const TURN_MS = 20

export function importProgress(
  onProgress: (progress: Progress) => void,
  cancelled: AbortSignal,
): ImportProgress {
  let done = 0
  let count = 0
  let due = performance.now() + TURN_MS
  return {
    expect(all) {
      count = all
      onProgress({ done, count })
    },
    async step() {
      done += 1
      if (performance.now() < due) return
      onProgress({ done, count })
      await othersFirst()
      cancelled.throwIfAborted()
      due = performance.now() + TURN_MS
    },
  }
}
