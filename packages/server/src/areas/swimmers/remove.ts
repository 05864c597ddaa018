import { eraseSwimmerChanges, recordChange } from '../../access/audit.store.ts'
import { fail } from '../../failure.ts'
import { removeBytes } from '../../files/stored-file.store.ts'
import type { Handler } from '../../http/call.ts'
import { eraseMailsAbout } from '../../mail/mails.store.ts'
import { isEnteredAnywhere } from './profile/entered-swimmers.store.ts'
import { lockSwimmer, removeSwimmer } from './profile/swimmers.store.ts'
import { editableSwimmer } from './profile/visible-swimmer.ts'

export const remove: Handler<'swimmers.remove'> = async ({ params, ...call }, { db, files }) => {
  const keys = await db.transaction().execute(async (tx) => {
    await lockSwimmer(tx, params.id)
    const swimmer = await editableSwimmer(tx, params.id, call.caller)
    const { id, iwsaid } = swimmer
    if (await isEnteredAnywhere(tx, id)) fail('swimmer_has_entries')
    const removed = await removeSwimmer(tx, id)
    await eraseSwimmerChanges(tx, [id])
    await eraseMailsAbout(tx, [swimmer])
    await recordChange(tx, call, { kind: 'swimmer', objectId: id, before: { iwsaid } })
    return removed
  })
  await removeBytes(files, keys)
  return null
}
