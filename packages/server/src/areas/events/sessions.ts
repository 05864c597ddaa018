import type { Handler } from '../../http/call.ts'
import { visibleEvent } from './record/visible-event.ts'
import { sessionView } from './sessions/session-view.ts'
import { listSessions } from './sessions/sessions.store.ts'

export const sessions: Handler<'events.sessions'> = async ({ params, caller }, { db }) => {
  const event = await visibleEvent(db, params.id, caller)
  const rows = await listSessions(db, event.id)
  return { sessions: rows.map((row) => sessionView(row, event, caller)) }
}
