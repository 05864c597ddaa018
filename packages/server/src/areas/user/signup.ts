import { LIVES } from '@polynya/domain'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import {
  deleteLapsedAccount,
  emailKey,
  findAccountByEmail,
  insertAccount,
} from '../accounts/account.store.ts'
import { sendActivation } from '../accounts/account-mails.ts'
import { consentVersion } from '../site/texts.store.ts'

export const signup: Handler<'user.signup'> = async ({ body, language, ipAddress }, deps) => {
  const { email, password, firstName, lastName } = body
  await deps.limits.take('mailAddress', ipAddress)
  await deps.limits.take('mailTo', emailKey(email))

  const passwordHash = await deps.passwords.hash(password)
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    await deleteLapsedAccount(tx, email, new Date(now.getTime() - LIVES.activationHours * 3_600_000))
    if (await findAccountByEmail(tx, email)) return fail('email_taken')
    const id = await insertAccount(tx, {
      email: emailKey(email),
      password_hash: passwordHash,
      first_name: firstName,
      last_name: lastName,
      language: body.language ?? language,
      consent_version: await consentVersion(tx),
      consent_at: now,
      created_at: now,
      updated_at: now,
    })
    await sendActivation(tx, id, deps)
    return { id }
  })
}
