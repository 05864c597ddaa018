import { recordChange } from '../../access/audit.store.ts'
import { superAdministers } from '../../access/caller.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { accountToChange } from './administration.store.ts'
import { endCredentials } from './end-credentials.ts'

export const endSessions: Handler<'accounts.endSessions'> = async ({ params, ...call }, { db, clock }) => {
  if (!superAdministers(call.caller, null)) fail('no_access')
  return db.transaction().execute(async (tx) => {
    const { id } = await accountToChange(tx, params.id)
    const { sessions: ended, tokens: endedTokens } = await endCredentials(tx, id, { at: clock.now() })
    if (ended > 0 || endedTokens > 0) {
      // Not a field name with `token` in it: the audit masks those as secrets.
      const after = { endedSessions: ended, endedPrograms: endedTokens }
      await recordChange(tx, call, { kind: 'account', objectId: id, after })
    }
    return { ended, endedTokens }
  })
}
