import { recordChange } from '../../access/audit.ts'
import { removeBytes } from '../../files/stored-file.store.ts'
import type { Handler } from '../../http/call.ts'
import { removeSwimmer } from './swimmers.store.ts'
import { editableSwimmer } from './visible-swimmer.ts'

export const remove: Handler<'swimmers.remove'> = async ({ params, ...call }, { db, files }) => {
  const keys = await db.transaction().execute(async (tx) => {
    const { id, iwsaid } = await editableSwimmer(tx, params.id, call.caller)
    const removed = await removeSwimmer(tx, id)
    await recordChange(tx, call, { kind: 'swimmer', objectId: id, before: { iwsaid } })
    return removed
  })
  await removeBytes(files, keys)
  return null
}
