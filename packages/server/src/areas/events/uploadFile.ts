import { UPLOADS } from '@polynya/domain'
import { recordChange } from '../../access/audit.store.ts'
import type { Tx } from '../../db/schema.ts'
import { fail } from '../../failure.ts'
import { cleanFileName, freeFileName } from '../../files/file-name.ts'
import { forgetFile, removeBytes, storingBytes } from '../../files/stored-file.store.ts'
import type { Handler } from '../../http/call.ts'
import { fileUrl } from '../../http/stored-files.ts'
import { insertFile, listDocuments } from './content/event-files.store.ts'
import { EVENT_UPLOADS } from './content/event-uploads.ts'
import { findHead, lockHead, updateEvent } from './record/events.store.ts'
import { eventToChange } from './record/visible-event.ts'

export const uploadFile: Handler<'events.uploadFile'> = async ({ params, file, ...call }, deps) => {
  const { id, type } = params
  const { may, maxBytes, prepare } = EVENT_UPLOADS[type]
  await eventToChange(findHead(deps.db, id), call.caller, may)
  const upload = await file(maxBytes)
  const prepared = await prepare(upload.bytes)
  const given = cleanFileName(upload.name, prepared.uploaded)

  const { row, old } = await storingBytes(prepared, deps, (stored) =>
    deps.db.transaction().execute(async (tx) => {
      const head = await eventToChange(lockHead(tx, id), call.caller, may)
      const name = type === 'reguls' ? await documentName(tx, id, given) : given
      const row = { ...stored, kind: type, event_id: id, swimmer_id: null, name }
      await insertFile(tx, row)
      const old = type === 'reguls' ? null : head[type]
      if (old) await forgetFile(tx, old)
      const shown = type === 'reguls' ? {} : { [type]: row.key }
      await updateEvent(tx, id, { ...shown, updated_at: deps.clock.now() })
      const after = { eventId: id, type, name, replaces: old }
      await recordChange(tx, call, { kind: 'file', objectId: row.key, after })
      return { row, old }
    }),
  )
  if (old) await removeBytes(deps.files, [old])
  return { type, file: row.key, name: row.name, size: row.size, url: fileUrl(row.key) }
}

/** Returns the name of a new document. The caller holds the lock of the event, so that no document is added concurrently. */
async function documentName(tx: Tx, eventId: number, given: string): Promise<string> {
  const { perEvent } = UPLOADS.regulation
  const names = (await listDocuments(tx, eventId)).map(({ name }) => name)
  if (names.length >= perEvent) fail('documents_limit', { fields: { limit: perEvent } })
  return freeFileName(given, new Set(names))
}
