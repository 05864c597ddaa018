/**
 * Leases of open rows of work, which have a table of attempts beside them: a process extends the lease of the row that it
 * works on, so that another one starts again when the process was stopped.
 */

import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Db } from './schema.ts'

/** Tables of work whose open rows have no `completed_at`, with those of their attempts. */
const ATTEMPTS = {
  queued_printout: { table: 'printout_attempt', key: 'queued_printout_id' },
  file_import: { table: 'import_attempt', key: 'file_import_id' },
} as const

type Work = keyof typeof ATTEMPTS

/** How far work has come; the count is null until it is known. */
export interface Progress {
  readonly done: number
  readonly count: number | null
}

const LEASE_MS = 30_000
/** Progress is stored, and a cancellation noticed, after this time. */
const BEAT_MS = 1000

/** A lease that ends later than this was taken before the clock was set back. */
const latestEnd = (clock: Clock) => new Date(clock.now().getTime() + 2 * LEASE_MS)

const leaseUntil = (clock: Clock) => new Date(clock.now().getTime() + LEASE_MS)

/** Leases the first open row that no process works on, and returns its ID; undefined if there is none. */
export async function leaseNext(db: Db, work: Work, clock: Clock): Promise<number | undefined> {
  const [rows, attempts, key] = namesOf(work)
  const now = clock.now()
  const { rows: leased } = await sql<{ readonly id: number }>`
    insert into ${attempts} (${key}, attempts, lease_until, done)
      select id, 1, ${leaseUntil(clock)}, 0 from ${rows}
        where completed_at is null and not exists (
          select from ${attempts}
            where ${key} = ${rows}.id and lease_until > ${now} and lease_until <= ${latestEnd(clock)})
        order by id limit 1 for update skip locked
    on conflict (${key}) do update
      set attempts = ${attempts}.attempts + 1, lease_until = excluded.lease_until, done = 0, count = null
      where ${attempts}.lease_until <= ${now} or ${attempts}.lease_until > ${latestEnd(clock)}
    returning ${key} as id`.execute(db)
  return leased[0]?.id
}

const namesOf = (work: Work) => {
  const { table, key } = ATTEMPTS[work]
  return [sql.table(work), sql.table(table), sql.ref(key)] as const
}

interface LeasedRow {
  readonly work: Work
  readonly id: number
  readonly progress: Progress | null
}

/** Stores the progress and extends the lease. Returns whether the row is still open. */
async function extendLease(db: Db, { work, id, progress }: LeasedRow, clock: Clock): Promise<boolean> {
  const [rows, attempts, key] = namesOf(work)
  const { rows: extended } = await sql`
    update ${attempts} set lease_until = ${leaseUntil(clock)}, done = coalesce(${progress?.done ?? null}, done),
        count = coalesce(${progress?.count ?? null}, count)
      where ${key} = ${id} and exists (select from ${rows} where id = ${id} and completed_at is null)
    returning 1`.execute(db)
  return extended.length > 0
}

/** Extends a lease at intervals with the progress until then, and aborts the work once its row is not open any more. */
export function holdLease(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { work, id, cancelled }: Omit<LeasedRow, 'progress'> & { readonly cancelled: AbortController },
) {
  let progress: Progress | null = null
  const extend = async () => {
    if (!(await extendLease(db, { work, id, progress }, clock))) cancelled.abort()
  }
  // A lost beat is made up for by the next one.
  const timer = setInterval(() => void extend().catch(() => {}), BEAT_MS)
  return {
    onProgress(next: Progress) {
      progress = next
    },
    stop: () => clearInterval(timer),
  }
}
