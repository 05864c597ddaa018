import { recordChange } from '../../access/audit.store.ts'
import { superAdministers } from '../../access/caller.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { keepSuperAdministrator, lockRights, rightsOf, updateAccount } from './account.store.ts'
import { accountFromRow, accountToChange } from './administration.store.ts'
import { endCredentials } from './end-credentials.ts'

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
    // A thief of the password must not come back once the account is unblocked. Tokens end then: until that, a program
    // with one is refused because of the block.
    await endCredentials(tx, account.id, { at: now, keepTokens: true })
    const after = { blocked: true, reason: body.reason }
    await recordChange(tx, call, { kind: 'account', objectId: account.id, before: { blocked: false }, after })
    return accountFromRow({ ...account, blocked_at: now }, rights)
  })
}
