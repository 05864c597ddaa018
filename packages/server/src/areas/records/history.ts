import type { Handler } from '../../http/call.ts'
import { recordView } from './record-view.ts'
import { listHistory } from './records.store.ts'

export const history: Handler<'records.history'> = async ({ query, caller }, { db, places }) => {
  const rows = await listHistory(db, { ...query, ageGroup: query.ageGroup ?? null })
  const records = rows.map((row) => recordView(row, caller, places))
  return { records: records.filter(({ state, canDecide }) => state !== 'declined' || canDecide) }
}
