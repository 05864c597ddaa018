import { recordChange } from '../../access/audit.ts'
import { superAdministers } from '../../access/caller.ts'
import type { Handler } from '../../http/call.ts'
import { fail } from '../../http/failure.ts'
import { revokeSessionsOf } from '../user/day-session.store.ts'
import { accountToChange } from './accounts.store.ts'

export const endSessions: Handler<'accounts.endSessions'> = async ({ params, ...call }, { db, clock }) => {
  if (!superAdministers(call.caller, null)) fail('no_access')
  return db.transaction().execute(async (tx) => {
    const { id } = await accountToChange(tx, params.id)
    const ended = await revokeSessionsOf(tx, id, clock.now())
    if (ended > 0) {
      await recordChange(tx, call, { kind: 'account', objectId: id, after: { endedSessions: ended } })
    }
    return { ended }
  })
}
