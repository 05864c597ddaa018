import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

export interface Count {
  readonly windowAt: Date
  readonly count: number
}

interface NewCounts {
  readonly more: ReadonlyMap<string, number>
  readonly seconds: number
  readonly now: Date
}

/** Adds to counts, in the order of their keys, so that two processes cannot deadlock. */
export async function addCounts(db: Db, { more, seconds, now }: NewCounts): Promise<Map<string, Count>> {
  // A window that is further in the future started before the clock was set back.
  const over = sql`(known.window_at <= ${later(now, -seconds)} or known.window_at >= ${later(now, seconds)})`
  const { rows } = await sql<Count & { key: string }>`
    insert into rate_count as known (key, window_at, count)
    select key, ${now}::timestamptz, more
    from unnest(${[...more.keys()]}::text[], ${[...more.values()]}::integer[]) as added(key, more)
    order by key
    on conflict (key) do update set
      count = case when ${over} then excluded.count else known.count + excluded.count end,
      window_at = case when ${over} then excluded.window_at else known.window_at end
    returning key, count, window_at as "windowAt"`.execute(db)
  return new Map(rows.map(({ key, ...count }) => [key, count]))
}

const later = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000)

export const removeOldCounts = (db: Db, before: Date) =>
  db.deleteFrom('rate_count').where('window_at', '<', before).execute()
