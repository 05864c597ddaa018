import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/schema.ts'
import { fail } from './failure.ts'
import { type DatabaseLimit, type ProcessLimit, RATE_LIMITS, type RateLimitName } from './rate-limits.ts'

export interface RateLimiter {
  /** Counts one more for a key, such as an address; fails with `rate_limited` beyond the limit. */
  take(name: DatabaseLimit, key: string): Promise<void>
  /** The same for a limit that the process counts alone, at once. */
  takeHere(name: ProcessLimit, key: string): void
}

interface Count {
  readonly windowAt: Date
  readonly count: number
}

/** Counts by the table of limits, each of them multiplied by a factor. */
export function rateLimiter(db: Database, clock: Clock, factor: number): RateLimiter {
  const countHere = processCounter()
  const countInDatabase = databaseCounter(db)
  const judge = (name: RateLimitName, { windowAt, count }: Count, now: Date) => {
    const { max, seconds } = RATE_LIMITS[name]
    if (count <= max * factor) return
    const left = Math.ceil((windowAt.getTime() + seconds * 1000 - now.getTime()) / 1000)
    fail('rate_limited', { fields: { seconds: Math.max(1, left) } })
  }
  return {
    async take(name, key) {
      const now = clock.now()
      judge(name, await countInDatabase(`${name}:${key}`, RATE_LIMITS[name].seconds, now), now)
    },
    takeHere(name, key) {
      const now = clock.now()
      judge(name, countHere(`${name}:${key}`, RATE_LIMITS[name].seconds, now), now)
    },
  }
}

/** Keys that one process remembers at most; beyond it the oldest windows are forgotten first. */
const PROCESS_KEYS = 50_000

function processCounter(): (key: string, seconds: number, now: Date) => Count {
  const counts = new Map<string, Count>()
  return (key, seconds, now) => {
    const before = counts.get(key)
    const running = before && now.getTime() - before.windowAt.getTime() < seconds * 1000
    const count = running ? { ...before, count: before.count + 1 } : { windowAt: now, count: 1 }
    if (!running) counts.delete(key)
    counts.set(key, count)
    const [oldest] = counts.keys()
    if (counts.size > PROCESS_KEYS && oldest) counts.delete(oldest)
    return count
  }
}

function databaseCounter(db: Database): (key: string, seconds: number, now: Date) => Promise<Count> {
  return async (key, seconds, now) => {
    const over = sql<boolean>`rate_count.window_at <= ${new Date(now.getTime() - seconds * 1000)}`
    const row = await db
      .insertInto('rate_count')
      .values({ key, window_at: now, count: 1 })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql`case when ${over} then 1 else rate_count.count + 1 end`,
          window_at: sql`case when ${over} then excluded.window_at else rate_count.window_at end`,
        }),
      )
      .returning(['count', 'window_at'])
      .executeTakeFirstOrThrow()
    return { windowAt: row.window_at, count: row.count }
  }
}
