import type { Handler } from '../../http/call.ts'
import { fail } from '../../http/failure.ts'

export const revokeToken: Handler<'user.revokeToken'> = async ({ params, caller }, { db, clock }) => {
  const revoked = await db
    .updateTable('personal_token')
    .set({ revoked_at: clock.now() })
    .where('id', '=', params.id)
    .where('account_id', '=', caller.account.id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return revoked ? null : fail('token_not_found')
}
