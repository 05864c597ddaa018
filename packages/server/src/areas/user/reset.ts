import { recordChange } from '../../access/audit.store.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { fail, failField } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { emailKey, getAccount, updateAccount } from '../accounts/account.store.ts'
import { sendPasswordChanged } from '../accounts/account-mails.ts'
import { auditedEnd, endCredentials } from '../accounts/end-credentials.ts'
import { consumeLink } from '../accounts/mail-links.store.ts'
import { startSession } from './day-session.ts'

export const reset: Handler<'user.reset'> = async ({ body, ...call }, deps) => {
  const passwordHash = await deps.passwords.hash(body.password)
  return deps.db.transaction().execute(async (tx) => {
    const link = await consumeLink(tx, { secret: body.token, kinds: ['reset', 'setup'] }, deps)
    if (!link) return fail('reset_link_wrong')
    const account = await getAccount(tx, link.account_id)
    if (account.blocked_at) return fail('account_blocked')
    if (body.email && account.email && emailKey(body.email) !== account.email) fail('reset_link_wrong')
    const email = account.email ?? (body.email ? emailKey(body.email) : failField('email', 'required'))
    const ended = await setPassword(tx, { account, email, passwordHash }, deps)
    await sendPasswordChanged(tx, account.id, deps)
    await recordChange(tx, call, { kind: 'account', objectId: account.id, after: auditedEnd(ended) })
    return startSession(tx, { accountId: account.id, device: call }, deps)
  })
}

interface NewPassword {
  readonly account: Awaited<ReturnType<typeof getAccount>>
  readonly email: string
  readonly passwordHash: string
}

/**
 * A new password revokes every other credential; a user who received the link has proved that the address is theirs.
 */
async function setPassword(
  tx: Tx,
  { account, email, passwordHash }: NewPassword,
  { clock }: Pick<Deps, 'clock'>,
) {
  const now = clock.now()
  const ended = await endCredentials(tx, account.id, { at: now })
  await updateAccount(tx, account.id, {
    email,
    password_hash: passwordHash,
    activated_at: account.activated_at ?? now,
    token_version: account.token_version + 1,
    updated_at: now,
  })
  return ended
}
