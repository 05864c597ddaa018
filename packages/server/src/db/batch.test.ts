import { describe, expect, it } from 'vitest'
import { batched } from './batch.ts'

/** Queries that resolve when the test says so. */
function slowQueries() {
  const batches: { queries: readonly number[]; answer(): void; fail(): void }[] = []
  const query = batched(
    (queries: readonly number[]) =>
      new Promise<readonly string[]>((done, refuse) => {
        const answer = () => done(queries.map((query) => `result ${query}`))
        batches.push({ queries, answer, fail: () => refuse(new Error('gone')) })
      }),
  )
  return { query, batches }
}

describe('coalescing of queries', () => {
  it('sends the first query at once, then one batch of those that arrived meanwhile', async () => {
    const { query, batches } = slowQueries()
    const answers = [1, 2, 3].map(query)
    expect(batches.map(({ queries }) => queries)).toEqual([[1]])
    batches[0]?.answer()
    expect(await answers[0]).toBe('result 1')
    expect(batches.map(({ queries }) => queries)).toEqual([[1], [2, 3]])
    batches[1]?.answer()
    expect(await Promise.all(answers)).toEqual(['result 1', 'result 2', 'result 3'])
  })

  it('rejects every query of a failed batch, and continues with the next batch', async () => {
    const { query, batches } = slowQueries()
    const [first, second] = [query(1), query(2)]
    batches[0]?.fail()
    await expect(first).rejects.toThrow('gone')
    batches[1]?.answer()
    expect(await second).toBe('result 2')
  })
})
