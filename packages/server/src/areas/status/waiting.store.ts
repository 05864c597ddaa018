/** SQL of what waits: jobs, e-mails, held places. */

import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

export interface JobCount {
  readonly name: string
  readonly state: 'created' | 'retry' | 'active' | 'failed'
  readonly count: number
  /** Seconds since the oldest one was due, or was started; null if none is due or running. */
  readonly ageSeconds: number | null
}

/** Counts the jobs that are not completed. The job library uses the time of the database. */
export async function countJobs(db: Db): Promise<JobCount[]> {
  // The library creates its tables when it starts to work.
  const { rows: tables } = await sql<{ jobs: string | null }>`select to_regclass('job.job') as jobs`.execute(
    db,
  )
  if (!tables[0]?.jobs) return []
  const { rows } = await sql<JobCount>`
    select name, state::text as state, count(*)::integer as count,
      extract(epoch from now() - min(case
        when state = 'active' then started_on
        when state in ('created', 'retry') and start_after <= now() then start_after
      end))::double precision as "ageSeconds"
    from job.job where state in ('created', 'retry', 'active', 'failed')
    group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

export interface MailCount {
  readonly waiting: number
  /** Of the oldest one that waits; 0 if none waits. */
  readonly ageSeconds: number
}

export async function countMails(db: Db, now: Date): Promise<MailCount> {
  const { waiting, oldest } = await db
    .selectFrom('mail')
    .where('state', '=', 'queued')
    .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min('created_at').as('oldest')])
    .executeTakeFirstOrThrow()
  return { waiting, ageSeconds: oldest === null ? 0 : (now.getTime() - oldest.getTime()) / 1000 }
}

export async function countHolds(db: Db, now: Date): Promise<number> {
  const { holds } = await db
    .selectFrom('entry')
    .where('state', '=', 'held')
    .where('hold_until', '>', now)
    .select(({ fn }) => fn.countAll<number>().as('holds'))
    .executeTakeFirstOrThrow()
  return holds
}
