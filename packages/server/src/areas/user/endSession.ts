import { recordChange } from '../../access/audit.store.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { revokeSessionOf } from '../accounts/day-session.store.ts'

export const endSession: Handler<'user.endSession'> = ({ params, ...call }, { db, clock }) =>
  db.transaction().execute(async (tx) => {
    const { id } = call.caller.account
    if (!(await revokeSessionOf(tx, id, { id: params.id, at: clock.now() }))) return fail('session_not_found')
    await recordChange(tx, call, { kind: 'account', objectId: id, after: { endedSessions: 1 } })
    return null
  })
