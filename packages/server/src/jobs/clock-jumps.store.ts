/** SQL that lets the job library continue after the clock of the database was set back. */

import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/** Further in the future than this is nothing that the library has written by the present clock. */
const FUTURE = sql`now() + interval '1 minute'`

/**
 * The library starts schedules a while after it last did, and each minute of a schedule once: after the clock was set back,
 * it would start none until the clock has caught up. Moves what it has written in the future to the present.
 */
export async function continueSchedules(db: Db): Promise<void> {
  const { rows } = await sql`
    update job.version set cron_on = null, bam_on = null, flow_on = null, reindex_on = null, monitor_backoff_on = null
      where cron_on > ${FUTURE} returning version`.execute(db)
  if (rows.length === 0) return
  await sql`
    update job.queue set monitor_claim_on = null, monitor_on = null, maintain_on = null
      where greatest(monitor_claim_on, monitor_on, maintain_on) > ${FUTURE}`.execute(db)
  await sql`delete from job.job where singleton_on > (${FUTURE}) at time zone 'utc'`.execute(db)
  await sql`
    update job.job set start_after = now() where created_on > ${FUTURE} and state in ('created', 'retry')`.execute(
    db,
  )
  await sql`update job.job set started_on = now(), heartbeat_on = now() where started_on > ${FUTURE} and state = 'active'`.execute(
    db,
  )
}
