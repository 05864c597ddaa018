import { recordChange } from '../../access/audit.ts'
import { superAdministers } from '../../access/caller.ts'
import type { Handler } from '../../http/call.ts'
import { fail } from '../../http/failure.ts'
import { keepSuperAdministrator, lockRights, rightsOf, updateAccount } from '../user/account.store.ts'
import { revokeSessionsOf } from '../user/day-session.store.ts'
import { accountFromRow, accountToChange } from './accounts.store.ts'

export const block: Handler<'accounts.block'> = async ({ params, body, ...call }, { db, clock }) => {
  if (!superAdministers(call.caller, null)) fail('no_access')
  return db.transaction().execute(async (tx) => {
    await lockRights(tx)
    const account = await accountToChange(tx, params.id)
    const rights = await rightsOf(tx, account.id)
    if (account.blocked_at) return accountFromRow(account, rights)
    await keepSuperAdministrator(tx, account.id)
    const now = clock.now()
    await updateAccount(tx, account.id, { blocked_at: now, updated_at: now })
    // Whoever was signed in with a stolen password must not come back with the block's end.
    await revokeSessionsOf(tx, account.id, now)
    const after = { blocked: true, reason: body.reason }
    await recordChange(tx, call, { kind: 'account', objectId: account.id, before: { blocked: false }, after })
    return accountFromRow({ ...account, blocked_at: now }, rights)
  })
}
