import { recordChange } from '../../access/audit.store.ts'
import { fail } from '../../failure.ts'
import { removeBytes } from '../../files/stored-file.store.ts'
import type { Handler } from '../../http/call.ts'
import { takeDocument } from './documents/disability-document.store.ts'
import { lockSwimmer } from './profile/swimmers.store.ts'
import { editableSwimmer } from './profile/visible-swimmer.ts'

export const removeDocument: Handler<'swimmers.removeDocument'> = async (
  { params, ...call },
  { db, files },
) => {
  const key = await db.transaction().execute(async (tx) => {
    await lockSwimmer(tx, params.id)
    const { id } = await editableSwimmer(tx, params.id, call.caller)
    const { key, type, size } = (await takeDocument(tx, id)) ?? fail('document_not_found')
    const before = { swimmerId: id, type, size }
    await recordChange(tx, call, { kind: 'file', objectId: key, before })
    return key
  })
  await removeBytes(files, [key])
  return null
}
