import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { emailKey, findAccountByEmail } from '../accounts/account.store.ts'
import { sendActivation } from '../accounts/account-mails.ts'

export const resendActivation: Handler<'user.resendActivation'> = async ({ body, ipAddress }, deps) => {
  await deps.limits.take('mailAddress', ipAddress)
  await deps.limits.take('mailTo', emailKey(body.email))
  const account = await findAccountByEmail(deps.db, body.email)
  if (!account || account.activated_at) return fail('email_unknown')
  await deps.db.transaction().execute((tx) => sendActivation(tx, account.id, deps))
  return null
}
