import { recordChange } from '../../access/audit.store.ts'
import { removeBytes } from '../../files/stored-file.store.ts'
import type { Handler } from '../../http/call.ts'
import { forgetDocuments } from '../swimmers/documents/admission-documents.store.ts'
import { visibleDocument } from './visible-admissions.ts'

export const remove: Handler<'admissions.remove'> = async ({ params, ...call }, { db, files }) => {
  const keys = await db.transaction().execute(async (tx) => {
    const { document, swimmer } = await visibleDocument(tx, params.id, call)
    const { kind, state } = document
    const before = { swimmerId: swimmer.id, document: kind, state }
    await recordChange(tx, call, { kind: 'admission', objectId: document.id, before })
    return forgetDocuments(tx, [document.id])
  })
  await removeBytes(files, keys)
  return null
}
