/** How many tasks may run side by side: half as many when the server is busy, one more after twenty that went well. */

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
    /** How many may run now. */
    get allowed() {
      return allowed
    },
  }
}
