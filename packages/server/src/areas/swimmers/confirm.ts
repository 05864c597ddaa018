import { recordChange } from '../../access/audit.store.ts'
import type { Handler } from '../../http/call.ts'
import { findDuplicate, refuseDuplicate } from './duplicates/duplicates.ts'
import { swimmerView } from './profile/swimmer-view.ts'
import { getSwimmer, lockSwimmer, updateSwimmer } from './profile/swimmers.store.ts'
import { editableSwimmer } from './profile/visible-swimmer.ts'

export const confirm: Handler<'swimmers.confirm'> = async ({ params, ...call }, deps) => {
  const { caller } = call
  const { id, account_id: accountId, identity_key } = await editableSwimmer(deps.db, params.id, caller)
  await refuseDuplicate(await findDuplicate(deps.db, identity_key, { accountId, except: id }), caller, deps)
  return deps.db.transaction().execute(async (tx) => {
    await lockSwimmer(tx, id)
    const row = await editableSwimmer(tx, id, caller)
    if (row.confirmed_at) return swimmerView(row, 'full')
    const now = deps.clock.now()
    await updateSwimmer(tx, id, { confirmed_at: now, updated_at: now })
    await recordChange(tx, call, { kind: 'swimmer', objectId: id, after: { i_status: 1 } })
    return swimmerView(await getSwimmer(tx, id), 'full')
  })
}
