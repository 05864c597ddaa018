/** Maximum number of queries in a batch. */
const MAX_BATCH = 200

interface Pending<Query, Result> {
  readonly query: Query
  resolve(result: Result): void
  reject(problem: unknown): void
}

/**
 * Coalesces queries: those that arrive while a round trip is in progress share the next one. A single query is not
 * delayed, and no result is older than its query.
 * @param run returns the results in the order of the queries
 */
export function batched<Query, Result>(
  run: (queries: readonly Query[]) => Promise<readonly Result[]>,
): (query: Query) => Promise<Result> {
  const waiting: Pending<Query, Result>[] = []
  let isRunning = false
  async function runAll() {
    isRunning = true
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MAX_BATCH)
      try {
        const results = await run(batch.map(({ query }) => query))
        for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result)
      } catch (problem) {
        for (const { reject } of batch) reject(problem)
      }
    }
    isRunning = false
  }
  return (query) =>
    new Promise((resolve, reject) => {
      waiting.push({ query, resolve, reject })
      if (!isRunning) void runAll()
    })
}
