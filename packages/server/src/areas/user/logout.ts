import { hashOf } from '../../access/identify.ts'
import type { Handler } from '../../http/call.ts'
import { revokeSessionOfToken } from '../accounts/day-session.store.ts'

export const logout: Handler<'user.logout'> = async ({ body }, { db, clock }) => {
  await revokeSessionOfToken(db, hashOf(body.refreshToken), clock.now())
  return null
}
