import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { revokeSessionOf } from '../accounts/day-session.store.ts'

export const endSession: Handler<'user.endSession'> = async ({ params, caller }, { db, clock }) => {
  const isRevoked = await revokeSessionOf(db, caller.account.id, { id: params.id, at: clock.now() })
  return isRevoked ? null : fail('session_not_found')
}
