import type { Clock } from '../clock.ts'
import { batched } from '../db/batch.ts'
import type { Database } from '../db/schema.ts'
import { fail } from '../failure.ts'
import { addCounts, type Count } from './rate-limiter.store.ts'
import { type DatabaseLimit, type ProcessLimit, RATE_LIMITS, type RateLimitName } from './rate-limits.ts'

export interface RateLimiter {
  /** Counts one more for a key, such as an address; fails with `rate_limited` beyond the limit. */
  take(name: DatabaseLimit, key: string): Promise<void>
  /** The same for a limit that the process counts alone, at once. */
  takeHere(name: ProcessLimit, key: string): void
}

/** Counts by the table of limits, each of them multiplied by a factor. */
export function rateLimiter(db: Database, clock: Clock, factor: number): RateLimiter {
  const countHere = processCounter()
  const inDatabase = new Map(
    Object.entries(RATE_LIMITS).map(([name, { seconds }]) => [name, databaseCounter(db, clock, seconds)]),
  )
  const judge = (name: RateLimitName, { windowAt, count }: Count) => {
    const { max, seconds } = RATE_LIMITS[name]
    if (count <= max * factor) return
    const left = Math.ceil((windowAt.getTime() + seconds * 1000 - clock.now().getTime()) / 1000)
    fail('rate_limited', { fields: { seconds: Math.max(1, left) } })
  }
  return {
    async take(name, key) {
      const count = await inDatabase.get(name)?.(`${name}:${key}`)
      if (count) judge(name, count)
    },
    takeHere(name, key) {
      judge(name, countHere(`${name}:${key}`, RATE_LIMITS[name].seconds, clock.now()))
    },
  }
}

/** Keys that one process remembers at most; beyond it the oldest windows are forgotten first. */
const PROCESS_KEYS = 50_000

function processCounter(): (key: string, seconds: number, now: Date) => Count {
  const counts = new Map<string, Count>()
  return (key, seconds, now) => {
    const before = counts.get(key)
    // A window that is further in the future started before the clock was set back.
    const running = before && Math.abs(now.getTime() - before.windowAt.getTime()) < seconds * 1000
    const count = running ? { ...before, count: before.count + 1 } : { windowAt: now, count: 1 }
    if (!running) counts.delete(key)
    counts.set(key, count)
    const [oldest] = counts.keys()
    if (counts.size > PROCESS_KEYS && oldest) counts.delete(oldest)
    return count
  }
}

/** Counts one limit in the database; calls that arrive at the same moment share a statement. */
function databaseCounter(db: Database, clock: Clock, seconds: number): (key: string) => Promise<Count> {
  return batched(async (keys) => {
    const more = new Map<string, number>()
    for (const key of keys) more.set(key, (more.get(key) ?? 0) + 1)
    const counts = await addCounts(db, { more, seconds, now: clock.now() })
    // Calls of one key in a batch get successive counts.
    const last = keys.toReversed().map((key) => {
      const count = counts.get(key) as Count
      counts.set(key, { ...count, count: count.count - 1 })
      return count
    })
    return last.toReversed()
  })
}
