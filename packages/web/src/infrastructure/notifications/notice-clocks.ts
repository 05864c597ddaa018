/** As much of the browser's clock as notifications need. */
export interface Timers {
  readonly set: (run: () => void, milliseconds: number) => unknown
  readonly clear: (timer: unknown) => void
}

/** Reasons to pause the clocks: a pointer over the notification, or focus in it. */
export type Reader = 'pointer' | 'focus'

/** Runs a timer for each notification; holding pauses all of them, releasing restarts them. */
export function noticeClocks(timers: Timers, onEnd: (id: number) => void) {
  const lifetimes = new Map<number, number>()
  const running = new Map<number, unknown>()
  const readers = new Set<Reader>()

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
      if (readers.size === 0) run(id, milliseconds)
    },
    stop(id: number) {
      lifetimes.delete(id)
      halt(id)
    },
    hold(reader: Reader) {
      readers.add(reader)
      for (const id of [...running.keys()]) halt(id)
    },
    release(reader: Reader) {
      if (!readers.delete(reader) || readers.size > 0) return
      for (const [id, milliseconds] of lifetimes) run(id, milliseconds)
    },
  }
}
