import type { Handler } from '../../http/call.ts'
import { listSessions } from '../accounts/day-session.store.ts'

export const sessions: Handler<'user.sessions'> = async ({ caller }, { db, clock }) => {
  const rows = await listSessions(db, caller.account.id, clock.now())
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
