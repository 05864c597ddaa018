import { recordChange } from '../../access/audit.store.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { deleteDescription, findDescription } from './content/descriptions.store.ts'
import { lockHead, updateEvent } from './record/events.store.ts'
import { eventToChange } from './record/visible-event.ts'

export const removeDesc: Handler<'events.removeDesc'> = async ({ params, query, ...call }, { db, clock }) =>
  db.transaction().execute(async (tx) => {
    const { id } = await eventToChange(lockHead(tx, params.id), call.caller)
    const {
      id: objectId,
      lang,
      html,
    } = (await findDescription(tx, id, query.lang)) ?? fail('description_not_found')
    await deleteDescription(tx, objectId)
    await updateEvent(tx, id, { updated_at: clock.now() })
    const before = { eventId: id, lang, html }
    await recordChange(tx, call, { kind: 'description', objectId, before })
    return null
  })
