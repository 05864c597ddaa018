import type { Handler } from '../../http/call.ts'
import { queuedPrintoutView, storedSince } from '../printouts/queued-printout-view.ts'
import { countStarts, listQueuedPrintouts } from '../printouts/queued-printouts.store.ts'
import { visibleEvent } from './record/visible-event.ts'

export const printouts: Handler<'events.printouts'> = async ({ params, caller, at }, { db }) => {
  const { id: eventId } = await visibleEvent(db, params.id, caller)
  const own = { eventId, accountId: caller.account.id }
  const rows = await listQueuedPrintouts(db, own, storedSince(at))
  return { starts: await countStarts(db, eventId), printouts: rows.map(queuedPrintoutView) }
}
