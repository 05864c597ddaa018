/** Runs a piece of work within the concurrency limit; the work receives whether it had to wait. */
export type InTurn = <Result>(work: (waited: boolean) => Promise<Result>) => Promise<Result>

/** Work in turns: so much of it at once, the rest in the order in which it came. */
export function turns(atOnce: number): InTurn {
  const waiting: (() => void)[] = []
  let free = atOnce
  return async (work) => {
    const waits = free === 0
    if (waits) await new Promise<void>((go) => waiting.push(go))
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
