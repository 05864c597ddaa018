import { recordChange } from '../../access/audit.store.ts'
import type { Handler } from '../../http/call.ts'
import { getQueuedPrintout } from '../printouts/own-queued-printout.ts'
import { queuedPrintoutView } from '../printouts/queued-printout-view.ts'
import { queuePrintout as queue } from '../printouts/queued-printouts.store.ts'
import { readableEvent } from '../printouts/readers.ts'

export const queuePrintout: Handler<'events.queuePrintout'> = async (call, { db, limits }) => {
  const { params, body, caller, at } = call
  const { printout, language } = body
  const { id: accountId } = caller.account
  const { id: eventId } = await readableEvent(db, { id: params.id, printout }, caller)
  await limits.take('queuedPrintout', String(accountId))
  return db.transaction().execute(async (tx) => {
    const row = { account_id: accountId, event_id: eventId, printout, language, requested_at: at }
    const id = await queue(tx, row)
    await recordChange(tx, call, { kind: 'event', objectId: eventId, after: { printout } })
    return queuedPrintoutView(await getQueuedPrintout(tx, { id, eventId, accountId }))
  })
}
