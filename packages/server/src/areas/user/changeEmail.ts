import { fail, failField } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { emailKey, findAccountByEmail } from '../accounts/account.store.ts'
import { sendEmailConfirmation } from '../accounts/account-mails.ts'
import { checkPassword } from './check-password.ts'
import { settingsOf } from './settings-view.ts'

export const changeEmail: Handler<'user.changeEmail'> = async ({ body, caller }, deps) => {
  const { id } = caller.account
  const email = emailKey(body.email)
  await deps.limits.take('mailTo', email)
  await checkPassword(id, body.password, deps)
  const taken = await findAccountByEmail(deps.db, email)
  if (taken?.id === id) failField('email', 'email_unchanged')
  if (taken) return fail('email_taken')
  return deps.db.transaction().execute(async (tx) => {
    await sendEmailConfirmation(tx, { accountId: id, email }, deps)
    return settingsOf(tx, id, deps)
  })
}
