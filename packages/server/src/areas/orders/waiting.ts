import type { Handler } from '../../http/call.ts'
import { enteredSwimmer, entryView } from '../places/entry-view.ts'
import { listWaiting } from '../waiting-list/waiting-list.store.ts'

export const waiting: Handler<'orders.waiting'> = async ({ caller }, { db, clock }) => {
  const rows = await listWaiting(db, caller.account.id, clock.now())
  return {
    entries: rows.map((row) => ({
      ...entryView(row),
      waitingPosition: row.position,
      swimmer: enteredSwimmer(row),
      eventName: row.event_name,
    })),
  }
}
