import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { emailKey, findAccountByEmail, updateAccount } from '../accounts/account.store.ts'
import { startSession } from './day-session.ts'

export const authenticate: Handler<'user.authenticate'> = async ({ body, ...call }, deps) => {
  const { username, password } = body
  await deps.limits.take('signInAddress', call.ipAddress)
  await deps.limits.take('signIn', `${call.ipAddress}|${emailKey(username)}`)

  const account = await findAccountByEmail(deps.db, username)
  const right = await deps.passwords.matches(password, account?.password_hash ?? null)
  if (!right || !account?.password_hash) return fail('wrong_credentials')
  if (!account.activated_at) return fail('account_not_activated')
  if (account.blocked_at) return fail('account_blocked')

  const renewed = deps.passwords.isOutdated(account.password_hash)
    ? await deps.passwords.hash(password)
    : null
  return deps.db.transaction().execute(async (tx) => {
    if (renewed) await updateAccount(tx, account.id, { password_hash: renewed })
    return startSession(tx, { accountId: account.id, device: call }, deps)
  })
}
