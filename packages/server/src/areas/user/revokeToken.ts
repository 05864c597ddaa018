import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { revokePersonalToken } from '../accounts/personal-tokens.store.ts'

export const revokeToken: Handler<'user.revokeToken'> = async ({ params, caller }, { db, clock }) => {
  const isRevoked = await revokePersonalToken(db, caller.account.id, { id: params.id, at: clock.now() })
  return isRevoked ? null : fail('token_not_found')
}
