import { recordChange } from '../../access/audit.store.ts'
import type { Handler } from '../../http/call.ts'
import { getQueuedPrintout } from '../printouts/own-queued-printout.ts'
import { queuedPrintoutView } from '../printouts/queued-printout-view.ts'
import { completeQueuedPrintout } from '../printouts/queued-printouts.store.ts'
import { visibleEvent } from './record/visible-event.ts'

export const cancelPrintout: Handler<'events.cancelPrintout'> = (call, { db }) =>
  db.transaction().execute(async (tx) => {
    const { params, caller, at } = call
    const { id: eventId } = await visibleEvent(tx, params.id, caller)
    const own = { id: params.printoutId, eventId, accountId: caller.account.id }
    const { id, printout } = await getQueuedPrintout(tx, own)
    if (await completeQueuedPrintout(tx, { id, at, outcome: 'cancelled' }))
      await recordChange(tx, call, { kind: 'event', objectId: eventId, before: { printout } })
    return queuedPrintoutView(await getQueuedPrintout(tx, own))
  })
