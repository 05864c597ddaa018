/** Adaptive concurrency: halves when the server is busy, grows by one after twenty successes. */

const STEP = 20

export function throttle(most: number) {
  const waiting: (() => void)[] = []
  let allowed = most
  let running = 0
  let row = 0

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
    /** Current limit. */
    get allowed() {
      return allowed
    },
  }
}
