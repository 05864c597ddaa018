import type { Timers } from '../notifications/notice-clocks.ts'
import { type Observable, observable } from '../state/observable.ts'

/** Operations faster than this do not cover the page. */
const COVERED_AFTER_MS = 250

export interface Waiting {
  /** Whether the page is covered: a blocking operation must complete first. */
  readonly isCovered: Pick<Observable<boolean>, 'get' | 'subscribe'>
  /** Covers the page while some work takes long; ends as the work does. */
  readonly during: <T>(work: Promise<T>) => Promise<T>
}

export function waitingIn(timers: Timers): Waiting {
  const isCovered = observable(false)
  let works = 0
  return {
    isCovered,
    async during(work) {
      works += 1
      const timer = timers.set(() => isCovered.set(true), COVERED_AFTER_MS)
      try {
        return await work
      } finally {
        timers.clear(timer)
        works -= 1
        if (works === 0) isCovered.set(false)
      }
    },
  }
}
