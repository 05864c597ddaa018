import { recordChange } from '../../access/audit.store.ts'
import type { Handler } from '../../http/call.ts'
import { getAccount, updateAccount } from '../accounts/account.store.ts'
import { sendPasswordChanged } from '../accounts/account-mails.ts'
import { auditedEnd, endCredentials } from '../accounts/end-credentials.ts'
import { checkPassword } from './check-password.ts'
import { startSession } from './day-session.ts'

export const changePassword: Handler<'user.changePassword'> = async ({ body, caller, ...call }, deps) => {
  const { id } = caller.account
  await checkPassword(id, body.password, deps)
  const passwordHash = await deps.passwords.hash(body.newPassword)
  return deps.db.transaction().execute(async (tx) => {
    const now = deps.clock.now()
    const { token_version } = await getAccount(tx, id)
    const ended = await endCredentials(tx, id, { at: now, keepTokens: body.keepTokens ?? false })
    await updateAccount(tx, id, {
      password_hash: passwordHash,
      token_version: token_version + 1,
      updated_at: now,
    })
    await sendPasswordChanged(tx, id, deps)
    await recordChange(tx, { ...call, caller }, { kind: 'account', objectId: id, after: auditedEnd(ended) })
    return startSession(tx, { accountId: id, device: call }, deps)
  })
}
