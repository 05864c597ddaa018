import { recordChange } from '../../access/audit.store.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { lockDocument, nameDocument } from './content/event-files.store.ts'
import { documentView } from './record/event-view.ts'
import { lockHead } from './record/events.store.ts'
import { eventToChange } from './record/visible-event.ts'

export const updateDoc: Handler<'events.updateDoc'> = async ({ params, body, ...call }, { db }) =>
  db.transaction().execute(async (tx) => {
    const { id } = await eventToChange(lockHead(tx, params.id), call.caller)
    const row = (await lockDocument(tx, id, params.file)) ?? fail('document_not_found')
    await nameDocument(tx, row.key, body.nameEn)
    const before = { eventId: id, type: 'reguls', name: row.name, nameEn: row.name_en }
    const after = { ...before, nameEn: body.nameEn }
    await recordChange(tx, call, { kind: 'file', objectId: row.key, before, after })
    return documentView({ ...row, name_en: body.nameEn })
  })
