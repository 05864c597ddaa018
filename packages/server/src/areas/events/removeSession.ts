import { recordChange } from '../../access/audit.store.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { lockHead } from './record/events.store.ts'
import { eventToChange } from './record/visible-event.ts'
import { deleteSession, hasDistances, lockSession } from './sessions/sessions.store.ts'

/** Holds the lock of the event, so that no concurrent change of its programme adds a distance to the session. */
export const removeSession: Handler<'events.removeSession'> = async (call, { db }) => {
  const { params, caller, ifMatch } = call
  return db.transaction().execute(async (tx) => {
    const event = await eventToChange(lockHead(tx, params.id), caller)
    const { id, number, version } = await lockSession(tx, event.id, params.sessionId)
    if (ifMatch !== null && ifMatch !== version) fail('stale')
    if (await hasDistances(tx, event.id, number)) fail('event_session_used')
    await deleteSession(tx, id)
    await recordChange(tx, call, { kind: 'event', objectId: event.id, before: { session: number } })
    return null
  })
}
