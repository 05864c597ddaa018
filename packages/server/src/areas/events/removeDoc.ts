import { recordChange } from '../../access/audit.store.ts'
import { fail } from '../../failure.ts'
import { removeBytes } from '../../files/stored-file.store.ts'
import type { Handler } from '../../http/call.ts'
import { takeDocument } from './content/event-files.store.ts'
import { lockHead } from './record/events.store.ts'
import { eventToChange } from './record/visible-event.ts'

export const removeDoc: Handler<'events.removeDoc'> = async ({ params, ...call }, { db, files }) => {
  await db.transaction().execute(async (tx) => {
    const { id } = await eventToChange(lockHead(tx, params.id), call.caller)
    const { key, name } = (await takeDocument(tx, id, params.file)) ?? fail('document_not_found')
    const before = { eventId: id, type: 'reguls', name }
    await recordChange(tx, call, { kind: 'file', objectId: key, before })
  })
  await removeBytes(files, [params.file])
  return null
}
