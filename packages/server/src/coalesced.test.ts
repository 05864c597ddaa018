import { describe, expect, it } from 'vitest'
import { coalescing } from './coalesced.ts'
import { tableChanges } from './db/table-changes.ts'

/** A function whose calls end when the test says so. */
function manual() {
  const calls: { end(): void; fail(): void }[] = []
  const make = () =>
    new Promise<number>((resolve, reject) => {
      const turn = calls.length + 1
      calls.push({ end: () => resolve(turn), fail: () => reject(new Error(`turn ${turn}`)) })
    })
  const started = (count: number) => expect.poll(() => calls.length).toBe(count)
  return { calls, make, started }
}

describe('coalescing', () => {
  it('shares one result among all who arrive while another is being made', async () => {
    const read = coalescing(tableChanges())
    const { calls, make, started } = manual()
    const first = read('event 1', make)
    await started(1)
    const others = [read('event 1', make), read('event 1', make), read('event 1', make)]
    calls[0]?.end()
    expect(await first).toBe(1)
    await started(2)
    calls[1]?.end()
    expect(await Promise.all(others)).toEqual([2, 2, 2])
    expect(calls).toHaveLength(2)
  })

  it('returns no result of a read that started before the call', async () => {
    const read = coalescing(tableChanges())
    const { calls, make, started } = manual()
    const first = read('event 1', make)
    await started(1)
    const second = read('event 1', make)
    calls[0]?.end()
    await started(2)
    const third = read('event 1', make)
    calls[1]?.end()
    await started(3)
    calls[2]?.end()
    expect(await Promise.all([first, second, third])).toEqual([1, 2, 3])
  })

  it('does not make one key wait for another', async () => {
    const read = coalescing(tableChanges())
    const { calls, make, started } = manual()
    const first = read('event 1', make)
    const second = read('event 2', make)
    await started(2)
    calls[1]?.end()
    expect(await second).toBe(2)
    calls[0]?.end()
    expect(await first).toBe(1)
  })

  it('fails only for callers that share a failed read', async () => {
    const read = coalescing(tableChanges())
    const { calls, make, started } = manual()
    const first = read('event 1', make)
    await started(1)
    const second = read('event 1', make)
    calls[0]?.fail()
    await expect(first).rejects.toThrow('turn 1')
    await started(2)
    calls[1]?.end()
    expect(await second).toBe(2)
  })

  it('makes the work of every caller depend on the tables that were read', async () => {
    const changes = tableChanges()
    const read = coalescing(changes)
    const reads = async () => changes.read({ words: new Set(['event']) })
    const readings = [changes.startReading(), changes.startReading()]
    await Promise.all(readings.map((reading) => reading.run(() => read('event 1', reads))))
    expect(readings.map((reading) => reading.isCurrent())).toEqual([true, true])
    changes.changed(['event'])
    expect(readings.map((reading) => reading.isCurrent())).toEqual([false, false])
  })
})
