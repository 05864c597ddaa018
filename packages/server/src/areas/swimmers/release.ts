import { recordChange } from '../../access/audit.ts'
import { removeBytes } from '../../files/stored-file.store.ts'
import type { Handler } from '../../http/call.ts'
import { fail } from '../../http/failure.ts'
import { forgetDocumentsOf } from '../admissions/admissions.store.ts'
import { takeDocument } from './document.store.ts'
import { swimmerView } from './swimmer-view.ts'
import { audienceOf } from './swimmers.rules.ts'
import { getSwimmer, lockSwimmer, updateSwimmer } from './swimmers.store.ts'
import { editableSwimmer } from './visible-swimmer.ts'

/** Private documents go: they were given to this owner's account, not to whoever claims the profile next. */
export const release: Handler<'swimmers.release'> = async ({ params, ...call }, { db, clock, files }) => {
  const { view, keys } = await db.transaction().execute(async (tx) => {
    await lockSwimmer(tx, params.id)
    const row = await editableSwimmer(tx, params.id, call.caller)
    if (row.account_id === null) return fail('swimmer_unlinked')
    const now = clock.now()
    const document = await takeDocument(tx, row.id)
    const keys = await forgetDocumentsOf(tx, row.id)
    if (document) keys.push(document.key)
    await updateSwimmer(tx, row.id, { account_id: null, released_at: now, updated_at: now })
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
