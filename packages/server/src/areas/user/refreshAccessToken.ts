import type { Handler } from '../../http/call.ts'
import { fail } from '../../http/failure.ts'
import { rotate } from './day-session.ts'

export const refreshAccessToken: Handler<'user.refreshAccessToken'> = async ({ body }, deps) => {
  // A refused token may have ended its session: that must be kept, so the call fails only once it is committed.
  const tokens = await deps.db.transaction().execute((tx) => rotate(tx, body, deps))
  return tokens ?? fail('refresh_refused')
}
