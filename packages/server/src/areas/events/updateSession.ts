import { differences, recordChange } from '../../access/audit.store.ts'
import { lockStandings } from '../../db/lock-standings.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { refreshEvent } from '../standings/refresh-standings.ts'
import { findHead } from './record/events.store.ts'
import { eventToChange } from './record/visible-event.ts'
import { refuseOrder, sessionColumns, storeOfficials } from './sessions/session-input.ts'
import { sessionView } from './sessions/session-view.ts'
import { getSession, lockSession, updateSession as storeSession } from './sessions/sessions.store.ts'

export const updateSession: Handler<'events.updateSession'> = async (call, { db }) => {
  const { params, body, caller, ifMatch } = call
  return db.transaction().execute(async (tx) => {
    await lockStandings(tx)
    const event = await eventToChange(findHead(tx, params.id), caller)
    const { id, number, version } = await lockSession(tx, event.id, params.sessionId)
    if (ifMatch !== null && ifMatch !== version) fail('stale')
    const before = sessionView(await getSession(tx, event.id, id), event, caller)
    await refuseOrder(tx, body, { eventId: event.id, number })
    await storeSession(tx, id, sessionColumns(body))
    await storeOfficials(tx, id, body)
    const stored = sessionView(await getSession(tx, event.id, id), event, caller)
    if (before.date !== stored.date || before.courseMetres !== stored.courseMetres) {
      await refreshEvent(tx, event.id)
    }
    const changed = differences(before, stored)
    const after = { session: number, ...changed.after }
    await recordChange(tx, call, { kind: 'event', objectId: event.id, before: changed.before, after })
    return stored
  })
}
