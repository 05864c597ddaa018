import { recordChange } from '../../access/audit.ts'
import type { Handler } from '../../http/call.ts'
import { fail } from '../../http/failure.ts'
import { swimmerView } from './swimmer-view.ts'
import { getSwimmer, lockSwimmer, updateSwimmer } from './swimmers.store.ts'
import { visibleSwimmer } from './visible-swimmer.ts'

export const claim: Handler<'swimmers.claim'> = async ({ params, body, ...call }, { db, clock, limits }) => {
  const { id: accountId } = call.caller.account
  await limits.take('claim', String(accountId))
  return db.transaction().execute(async (tx) => {
    await lockSwimmer(tx, params.id)
    const row = await visibleSwimmer(tx, params.id, call.caller)
    if (row.account_id !== null || row.confirmed_at === null) return fail('swimmer_not_claimable')
    if (row.dob !== body.dob) return fail('claim_mismatch')
    await updateSwimmer(tx, row.id, { account_id: accountId, released_at: null, updated_at: clock.now() })
    const change = {
      kind: 'swimmer',
      objectId: row.id,
      before: { userId: null },
      after: { userId: accountId },
    } as const
    await recordChange(tx, call, change)
    return swimmerView(await getSwimmer(tx, row.id), 'full')
  })
}
