import { recordChange } from '../../access/audit.store.ts'
import { fail } from '../../failure.ts'
import { removeBytes } from '../../files/stored-file.store.ts'
import type { Handler } from '../../http/call.ts'
import { changeOwner } from './custody/change-owner.ts'
import { swimmerView } from './profile/swimmer-view.ts'
import { audienceOf } from './profile/swimmers.rules.ts'
import { getSwimmer, lockSwimmer } from './profile/swimmers.store.ts'
import { editableSwimmer } from './profile/visible-swimmer.ts'

export const release: Handler<'swimmers.release'> = async ({ params, ...call }, { db, clock, files }) => {
  const { view, keys } = await db.transaction().execute(async (tx) => {
    await lockSwimmer(tx, params.id)
    const row = await editableSwimmer(tx, params.id, call.caller)
    if (row.account_id === null) return fail('swimmer_unlinked')
    const now = clock.now()
    const keys = await changeOwner(tx, row.id, { accountId: null, at: now })
    const change = {
      kind: 'swimmer',
      objectId: row.id,
      before: { userId: row.account_id },
      after: { userId: null },
    } as const
    await recordChange(tx, call, change)
    const after = await getSwimmer(tx, row.id)
    return { view: swimmerView(after, audienceOf(call.caller, after)), keys }
  })
  await removeBytes(files, keys)
  return view
}
