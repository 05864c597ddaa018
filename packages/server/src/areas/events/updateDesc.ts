import { recordChange } from '../../access/audit.store.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { findDescription, updateDescription } from './content/descriptions.store.ts'
import { storableHtml } from './content/safe-html.ts'
import { lockHead, updateEvent } from './record/events.store.ts'
import { eventToChange } from './record/visible-event.ts'

export const updateDesc: Handler<'events.updateDesc'> = async ({ params, body, ...call }, { db, clock }) => {
  const html = storableHtml(body.html)
  return db.transaction().execute(async (tx) => {
    const { id } = await eventToChange(lockHead(tx, params.id), call.caller)
    const row = (await findDescription(tx, id, body.lang)) ?? fail('description_not_found')
    await updateDescription(tx, row.id, html)
    await updateEvent(tx, id, { updated_at: clock.now() })
    const before = { eventId: id, lang: row.lang, html: row.html }
    const change = { kind: 'description', objectId: row.id, before, after: { html } } as const
    await recordChange(tx, call, change)
    return { ...row, html }
  })
}
