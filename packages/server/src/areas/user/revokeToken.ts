import { recordChange } from '../../access/audit.store.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { revokePersonalToken } from '../accounts/personal-tokens.store.ts'
import { auditedToken } from './token-view.ts'

export const revokeToken: Handler<'user.revokeToken'> = ({ params, ...call }, { db, clock }) =>
  db.transaction().execute(async (tx) => {
    const { id } = call.caller.account
    const revoked = await revokePersonalToken(tx, id, { id: params.id, at: clock.now() })
    if (!revoked) return fail('token_not_found')
    await recordChange(tx, call, {
      kind: 'account',
      objectId: id,
      before: { program: auditedToken(revoked) },
    })
    return null
  })
