import { recordChange } from '../../access/audit.store.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { getAccount, updateAccount } from '../accounts/account.store.ts'
import { sendEmailChanged } from '../accounts/account-mails.ts'
import { endCredentials } from '../accounts/end-credentials.ts'
import { consumeLink } from '../accounts/mail-links.store.ts'
import { startSession } from './day-session.ts'

export const confirmEmail: Handler<'user.confirmEmail'> = ({ body, ...call }, deps) =>
  deps.db.transaction().execute(async (tx) => {
    const link = await consumeLink(tx, { secret: body.token, kinds: ['email'] }, deps)
    if (!link?.email) return fail('email_link_wrong')
    const account = await getAccount(tx, link.account_id)
    if (account.blocked_at) return fail('account_blocked')
    const now = deps.clock.now()
    await endCredentials(tx, account.id, { at: now, keepTokens: true })
    await updateAccount(tx, account.id, {
      email: link.email,
      token_version: account.token_version + 1,
      updated_at: now,
    })
    if (account.email) await sendEmailChanged(tx, { accountId: account.id, email: account.email }, deps)
    await recordChange(tx, call, { kind: 'account', objectId: account.id, after: { email: 'changed' } })
    return startSession(tx, { accountId: account.id, device: call }, deps)
  })
