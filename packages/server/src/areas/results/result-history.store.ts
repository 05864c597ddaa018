/** SQL of the changes of results. */

import { sql } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'
import type { HistoricResult } from '../../db/tables/result-history.ts'

interface HistoryRow {
  readonly event_id: number
  readonly offer_distance_id: number
  readonly entry_id: number
  readonly at: Date
  readonly account_id: number | null
  readonly before: HistoricResult | null
  readonly after: HistoricResult | null
  readonly reason: string | null
}

const HISTORY = [
  ...(['event_id', 'offer_distance_id', 'entry_id', 'at', 'account_id'] as const),
  ...(['before', 'after', 'reason'] as const satisfies readonly (keyof HistoryRow)[]),
] as const

/** Adds changes of results, by one statement. */
export function addHistory(tx: Tx, rows: readonly HistoryRow[]) {
  const columns = sql.join(HISTORY.map((column) => sql.ref(column)))
  return sql`insert into result_history (${columns})
    select ${columns} from jsonb_populate_recordset(null::result_history, ${JSON.stringify(rows)}::jsonb)`.execute(
    tx,
  )
}

/** The greatest number of changes that are read at once. */
const HISTORY_LIMIT = 500

export const listHistory = (db: Db, distanceId: number) =>
  db
    .selectFrom('result_history')
    .leftJoin('account', 'account.id', 'result_history.account_id')
    .where('offer_distance_id', '=', distanceId)
    .selectAll('result_history')
    .select(['first_name', 'last_name'])
    .orderBy('result_history.id', 'desc')
    .limit(HISTORY_LIMIT)
    .execute()
