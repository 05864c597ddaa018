import { recordChange } from '../../access/audit.store.ts'
import type { Handler } from '../../http/call.ts'
import { insertDescription } from './content/descriptions.store.ts'
import { storableHtml } from './content/safe-html.ts'
import { lockHead, updateEvent } from './record/events.store.ts'
import { eventToChange } from './record/visible-event.ts'

export const createDesc: Handler<'events.createDesc'> = async ({ params, body, ...call }, { db, clock }) => {
  const html = storableHtml(body.html)
  return db.transaction().execute(async (tx) => {
    const { id } = await eventToChange(lockHead(tx, params.id), call.caller)
    const row = await insertDescription(tx, { event_id: id, lang: body.lang, html })
    await updateEvent(tx, id, { updated_at: clock.now() })
    const after = { eventId: id, lang: row.lang, html }
    await recordChange(tx, call, { kind: 'description', objectId: row.id, after })
    return row
  })
}
