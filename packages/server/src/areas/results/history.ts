import type { Handler } from '../../http/call.ts'
import { deskEvent, resultList } from './desk-event.ts'
import { listHistory } from './result-history.store.ts'
import { nameOf } from './result-view.ts'

export const history: Handler<'results.history'> = async ({ params, caller }, { db }) => {
  const { id } = await deskEvent(db, params.eventId, caller)
  const distance = await resultList(db, { eventId: id, distanceId: params.distanceId })
  const rows = await listHistory(db, distance.id)
  return {
    rows: rows.map((row) => ({
      id: row.id,
      entryId: row.entry_id,
      at: row.at.toISOString(),
      by: nameOf(row.first_name, row.last_name),
      before: row.before,
      after: row.after,
      reason: row.reason,
    })),
  }
}
