/** SQL of the state of the installation. */

import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

export interface DatabaseFacts {
  readonly version: string
  readonly sizeBytes: number
}

export async function readDatabase(db: Db): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database())::bigint as "sizeBytes"`.execute(db)
  return rows[0] ?? { version: '', sizeBytes: 0 }
}

export interface Unanswered {
  readonly gateway: string
  readonly count: number
}

/** Counts payments and refunds since before an instant whose outcome their gateway has not reported. */
export async function countUnanswered(db: Db, before: Date): Promise<Unanswered[]> {
  const { rows } = await sql<Unanswered>`
    select gateway, count(*)::integer as count from (
      select gateway from payment where status = 'created' and gateway <> 'manual' and created_at < ${before}
      union all
      select payment.gateway from refund join payment on payment.id = refund.payment_id
        where refund.finished_at is null and refund.unanswered_at < ${before}
    ) as waiting group by gateway`.execute(db)
  return rows
}
