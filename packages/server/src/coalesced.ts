import type { Reading, TableChanges } from './db/table-changes.ts'

/** Returns the result for a key, made by `make` unless another caller's result will do. */
export type Coalesced = <Result>(key: string, make: () => Promise<Result>) => Promise<Result>

interface Flight {
  readonly reading: Reading
  readonly result: Promise<unknown>
  hasStarted: boolean
}

/**
 * Coalesces reads of the same: callers that arrive while a result of their key is being made share the next one. A
 * single caller is not delayed, and no result is older than its call. Every caller of a key must pass an equivalent
 * `make`, and may not change the result.
 */
export function coalescing(changes: Pick<TableChanges, 'startReading'>): Coalesced {
  /** The last flight of each key. It waits for the one before it to end. */
  const last = new Map<string, Flight>()

  function start(key: string, make: () => Promise<unknown>, previous: Flight | undefined): Flight {
    const reading = changes.startReading()
    const ready = Promise.resolve(previous?.result).catch(() => undefined)
    const result = ready.then(() => {
      flight.hasStarted = true
      return reading.run(make)
    })
    const flight: Flight = { reading, result, hasStarted: false }
    last.set(key, flight)
    const end = () => last.get(key) === flight && last.delete(key)
    result.then(end, end)
    return flight
  }

  return async <Result>(key: string, make: () => Promise<Result>) => {
    const current = last.get(key)
    const flight = current && !current.hasStarted ? current : start(key, make, current)
    const result = (await flight.result) as Result
    flight.reading.include()
    return result
  }
}
