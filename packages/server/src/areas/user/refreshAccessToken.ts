import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { rotate } from './day-session.ts'

export const refreshAccessToken: Handler<'user.refreshAccessToken'> = async ({ body }, deps) => {
  // A refused token may have ended its session, which must be committed; the call fails only after the commit.
  const tokens = await deps.db.transaction().execute((tx) => rotate(tx, body, deps))
  return tokens ?? fail('refresh_refused')
}
