import { recordChange } from '../../access/audit.store.ts'
import { superAdministers } from '../../access/caller.ts'
import { fail } from '../../failure.ts'
import { removeBytes } from '../../files/stored-file.store.ts'
import type { Handler } from '../../http/call.ts'
import { isEntered } from './editing/entered.store.ts'
import { lockHead, removeEvent } from './record/events.store.ts'
import { eventToChange } from './record/visible-event.ts'

export const remove: Handler<'events.remove'> = async ({ params, ...call }, { db, files }) => {
  const keys = await db.transaction().execute(async (tx) => {
    const { id, name, region } = await eventToChange(lockHead(tx, params.id), call.caller, superAdministers)
    if (await isEntered(tx, id)) fail('event_has_entries')
    const removed = await removeEvent(tx, id)
    await recordChange(tx, call, { kind: 'event', objectId: id, before: { name, region } })
    return removed
  })
  await removeBytes(files, keys)
  return null
}
