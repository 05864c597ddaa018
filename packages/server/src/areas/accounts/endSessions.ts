import { recordChange } from '../../access/audit.store.ts'
import { superAdministers } from '../../access/caller.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { accountToChange } from './administration.store.ts'
import { auditedEnd, endCredentials } from './end-credentials.ts'

export const endSessions: Handler<'accounts.endSessions'> = async ({ params, ...call }, { db, clock }) => {
  if (!superAdministers(call.caller, null)) fail('no_access')
  return db.transaction().execute(async (tx) => {
    const { id } = await accountToChange(tx, params.id)
    const end = await endCredentials(tx, id, { at: clock.now() })
    const { sessions: ended, tokens: endedTokens } = end
    if (ended > 0 || endedTokens > 0) {
      await recordChange(tx, call, { kind: 'account', objectId: id, after: auditedEnd(end) })
    }
    return { ended, endedTokens }
  })
}
