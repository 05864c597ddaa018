import type { Handler } from '../../http/call.ts'
import { getAccount, updateAccount } from './account.store.ts'
import { checkPassword } from './check-password.ts'
import { startSession } from './day-session.ts'
import { endCredentials } from './end-credentials.ts'
import { sendPasswordChanged } from './letters.ts'

export const changePassword: Handler<'user.changePassword'> = async ({ body, caller, ...call }, deps) => {
  const { id } = caller.account
  await checkPassword(id, body.password, deps)
  const passwordHash = await deps.passwords.hash(body.newPassword)
  return deps.db.transaction().execute(async (tx) => {
    const now = deps.clock.now()
    const { token_version } = await getAccount(tx, id)
    await endCredentials(tx, id, { at: now, keepTokens: body.keepTokens ?? false })
    await updateAccount(tx, id, {
      password_hash: passwordHash,
      token_version: token_version + 1,
      updated_at: now,
    })
    await sendPasswordChanged(tx, id, deps)
    return startSession(tx, { accountId: id, device: call }, deps)
  })
}
