import type { Handler } from '../../http/call.ts'

export const sessions: Handler<'user.sessions'> = async ({ caller }, { db, clock }) => {
  const rows = await db
    .selectFrom('day_session')
    .innerJoin('refresh_token', 'refresh_token.session_id', 'day_session.id')
    .where('account_id', '=', caller.account.id)
    .where('revoked_at', 'is', null)
    .where('rotated_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .select(['day_session.id', 'day_session.created_at', 'last_used_at', 'user_agent'])
    .orderBy('last_used_at', 'desc')
    .execute()
  return {
    sessions: rows.map(({ id, created_at, last_used_at, user_agent }) => ({
      id,
      createdAt: created_at.toISOString(),
      lastUsedAt: last_used_at.toISOString(),
      userAgent: user_agent,
      current: id === caller.sessionId,
    })),
  }
}
