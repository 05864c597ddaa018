import type { Handler } from '../../http/call.ts'
import { fail } from '../../http/failure.ts'

export const endSession: Handler<'user.endSession'> = async ({ params, caller }, { db, clock }) => {
  const ended = await db
    .updateTable('day_session')
    .set({ revoked_at: clock.now() })
    .where('id', '=', params.id)
    .where('account_id', '=', caller.account.id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return ended ? null : fail('session_not_found')
}
