import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { updateAccount } from '../accounts/account.store.ts'
import { consumeLink } from '../accounts/mail-links.store.ts'
import { startSession } from './day-session.ts'

export const setEmailVerified: Handler<'user.setEmailVerified'> = ({ body, ...call }, deps) =>
  deps.db.transaction().execute(async (tx) => {
    const link = await consumeLink(tx, { secret: body.token, kinds: ['activation'] }, deps)
    if (!link) return fail('activation_link_wrong')
    const now = deps.clock.now()
    await updateAccount(tx, link.account_id, { activated_at: now, updated_at: now })
    return startSession(tx, { accountId: link.account_id, device: call }, deps)
  })
