import type { Handler } from '../../http/call.ts'
import { deskEvent } from './desk-event.ts'
import { latestPublication } from './publication-view.ts'
import { cancelOpenPublication } from './publications.store.ts'

export const cancelPublication: Handler<'results.cancelPublication'> = ({ params, caller, at }, { db }) =>
  db.transaction().execute(async (tx) => {
    const { id } = await deskEvent(tx, params.eventId, caller)
    await cancelOpenPublication(tx, id, at)
    return latestPublication(tx, id)
  })
