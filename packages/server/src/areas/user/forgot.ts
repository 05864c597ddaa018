import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { emailKey, findAccountByEmail } from '../accounts/account.store.ts'
import { sendReset } from '../accounts/account-mails.ts'

export const forgot: Handler<'user.forgot'> = async ({ body, ipAddress }, deps) => {
  await deps.limits.take('mailAddress', ipAddress)
  await deps.limits.take('mailTo', emailKey(body.email))
  const account = await findAccountByEmail(deps.db, body.email)
  if (!account) return fail('email_unknown')
  const passwordResetToken = await deps.db.transaction().execute((tx) => sendReset(tx, account.id, deps))
  return { passwordResetToken }
}
