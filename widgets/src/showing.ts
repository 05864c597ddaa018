import type { Drawn } from '@polynya/ui'

/** When what a widget renders counts as shown: its parts are drawn in steps. */
export interface Showing {
  /** Called when not all of a part is drawn; returns the function to call once more is. */
  readonly start: (drawn: Drawn) => (() => void) | undefined
  /** Calls a function once the present parts are shown. */
  readonly whenShown: (report: () => void) => void
}

/** Waits until some of every part is drawn, or all of it. */
export function createShowing(until: Exclude<Drawn, 'nothing'>, onShown = () => {}): Showing {
  const reports: (() => void)[] = []
  let missing = 0

  // Later: a part that is removed may have another one in its place.
  const settle = () =>
    queueMicrotask(() => {
      if (missing > 0 || reports.length === 0) return
      onShown()
      for (const report of reports.splice(0)) report()
    })

  return {
    start(drawn) {
      if (drawn === until) return
      missing += 1
      return () => {
        missing -= 1
        settle()
      }
    },
    whenShown(report) {
      reports.push(report)
      settle()
    },
  }
}
