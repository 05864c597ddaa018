/** As much of the browser's clock as notifications need. */
export interface Timers {
  readonly set: (run: () => void, milliseconds: number) => unknown
  readonly clear: (timer: unknown) => void
}

/** Runs a clock for each notification; held, they all stand, and begin anew when they are released. */
export function noticeClocks(timers: Timers, onEnd: (id: number) => void) {
  const lifetimes = new Map<number, number>()
  const running = new Map<number, unknown>()
  let isHeld = false

  function run(id: number, milliseconds: number) {
    running.set(
      id,
      timers.set(() => onEnd(id), milliseconds),
    )
  }

  function halt(id: number) {
    timers.clear(running.get(id))
    running.delete(id)
  }

  return {
    start(id: number, milliseconds: number) {
      lifetimes.set(id, milliseconds)
      if (!isHeld) run(id, milliseconds)
    },
    stop(id: number) {
      lifetimes.delete(id)
      halt(id)
    },
    hold() {
      isHeld = true
      for (const id of [...running.keys()]) halt(id)
    },
    release() {
      if (!isHeld) return
      isHeld = false
      for (const [id, milliseconds] of lifetimes) run(id, milliseconds)
    },
  }
}
