import { hashOf } from '../../access/identify.ts'
import type { Handler } from '../../http/call.ts'

export const logout: Handler<'user.logout'> = async ({ body }, { db, clock }) => {
  await db
    .updateTable('day_session')
    .set({ revoked_at: clock.now() })
    .where('revoked_at', 'is', null)
    .where('id', 'in', (token) =>
      token.selectFrom('refresh_token').where('hash', '=', hashOf(body.refreshToken)).select('session_id'),
    )
    .execute()
  return null
}
