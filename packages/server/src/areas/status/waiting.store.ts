/** SQL of what waits: jobs, e-mails, deliveries of webhooks, held places. */

import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

export interface JobCount {
  readonly name: string
  readonly state: 'created' | 'retry' | 'active' | 'failed'
  readonly count: number
  /** Seconds since the oldest one was due, or was started; null if none is due or running. */
  readonly ageSeconds: number | null
}

/** Counts the jobs that are not completed, but for those of the job library itself, which uses the time of the database. */
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
    from job.job where state in ('created', 'retry', 'active', 'failed') and not starts_with(name, '__pgboss__')
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

export interface WebhookCount {
  /** Enabled webhooks, and those of them whose receivers accept nothing. */
  readonly active: number
  readonly failing: number
  /** Webhooks that were disabled because of their receivers. */
  readonly disabled: number
  /** Deliveries that are due or attempted again later. */
  readonly waiting: number
  /** Of the delivery that has been due for the longest time; 0 if none is due. */
  readonly ageSeconds: number
}

/** Counts webhooks, but for those of blocked accounts, which are sent nothing. */
export async function countWebhooks(db: Db, now: Date): Promise<WebhookCount> {
  const { rows } = await sql<WebhookCount>`
    with own as (
      select webhook.id, webhook.state, failing_since from webhook
      join account on account.id = account_id where account.blocked_at is null
    ), delivery as (
      select next_attempt_at from webhook_delivery
      join own on own.id = webhook_id and own.state = 'active' where webhook_delivery.state = 'waiting'
    )
    select count(*) filter (where state = 'active')::integer as active,
      count(*) filter (where state = 'active' and failing_since is not null)::integer as failing,
      count(*) filter (where state in ('gone', 'failing'))::integer as disabled,
      (select count(*) from delivery)::integer as waiting,
      greatest(0, coalesce((select extract(epoch from ${now} - min(next_attempt_at)) from delivery), 0))
        ::double precision as "ageSeconds"
    from own`.execute(db)
  return rows[0] ?? { active: 0, failing: 0, disabled: 0, waiting: 0, ageSeconds: 0 }
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
