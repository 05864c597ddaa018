import { recordChange } from '../../access/audit.store.ts'
import { superAdministers } from '../../access/caller.ts'
import { forgetFile, removeBytes } from '../../files/stored-file.store.ts'
import type { Handler } from '../../http/call.ts'
import { lockHead, updateEvent } from './record/events.store.ts'
import { eventToChange } from './record/visible-event.ts'

export const removePicture: Handler<'events.removePicture'> = async ({ params, ...call }, deps) => {
  const { id, type } = params
  const key = await deps.db.transaction().execute(async (tx) => {
    const head = await eventToChange(lockHead(tx, id), call.caller, superAdministers)
    const shown = head[type]
    if (shown === null) return null
    await updateEvent(tx, id, { [type]: null, updated_at: deps.clock.now() })
    await forgetFile(tx, shown)
    await recordChange(tx, call, { kind: 'file', objectId: shown, before: { eventId: id, type } })
    return shown
  })
  if (key !== null) await removeBytes(deps.files, [key])
  return null
}
