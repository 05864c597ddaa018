/** Runs work within a concurrency limit; the work receives whether it had to wait. */
export type Limit = <Result>(work: (waited: boolean) => Promise<Result>) => Promise<Result>

/** Returns a limit that runs so much work concurrently, and the rest in the order of its calls. */
export function concurrencyLimit(concurrency: number): Limit {
  const waiting: (() => void)[] = []
  let free = concurrency
  return async (work) => {
    const waits = free === 0
    if (waits) await new Promise<void>((start) => waiting.push(start))
    else free -= 1
    try {
      return await work(waits)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
