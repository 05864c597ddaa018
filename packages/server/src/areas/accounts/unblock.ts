import { recordChange } from '../../access/audit.store.ts'
import { superAdministers } from '../../access/caller.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { rightsOf, updateAccount } from './account.store.ts'
import { accountFromRow, accountToChange } from './administration.store.ts'
import { endCredentials } from './end-credentials.ts'

export const unblock: Handler<'accounts.unblock'> = async ({ params, body, ...call }, { db, clock }) => {
  if (!superAdministers(call.caller, null)) fail('no_access')
  return db.transaction().execute(async (tx) => {
    const account = await accountToChange(tx, params.id)
    const rights = await rightsOf(tx, account.id)
    if (!account.blocked_at) return accountFromRow(account, rights)
    const now = clock.now()
    await updateAccount(tx, account.id, { blocked_at: null, updated_at: now })
    await endCredentials(tx, account.id, { at: now })
    const after = { blocked: false, reason: body.reason }
    await recordChange(tx, call, { kind: 'account', objectId: account.id, before: { blocked: true }, after })
    return accountFromRow({ ...account, blocked_at: null }, rights)
  })
}
