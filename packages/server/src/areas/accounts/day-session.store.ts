/** All SQL of day sessions and their refresh tokens. */

import { LIVES } from '@polynya/domain'
import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'
import type { DaySessionTable } from '../../db/tables/day-session.ts'
import { emailKey } from './account.store.ts'

interface TokenAt {
  readonly hash: string
  readonly sessionId: number
  readonly at: Date
}

export async function insertSession(tx: Tx, row: Insertable<DaySessionTable>): Promise<number> {
  const { id } = await tx.insertInto('day_session').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export function insertRefreshToken(tx: Tx, { hash, sessionId, at }: TokenAt) {
  const expires = new Date(at.getTime() + LIVES.refreshTokenDays * 86_400_000)
  return tx
    .insertInto('refresh_token')
    .values({ hash, session_id: sessionId, created_at: at, expires_at: expires, rotated_at: null })
    .execute()
}

/**
 * Returns the active session of a token and locks it, so that its refreshes run one after another. The token's row is
 * locked too: a call that waited for the session alone would read the token as it was before its rotation.
 */
export function findSessionOfToken(tx: Tx, hash: string, username: string) {
  return tx
    .selectFrom('day_session')
    .innerJoin('refresh_token', 'refresh_token.session_id', 'day_session.id')
    .innerJoin('account', 'account.id', 'day_session.account_id')
    .where('refresh_token.hash', '=', hash)
    .where('account.email', '=', emailKey(username))
    .where('account.blocked_at', 'is', null)
    .where('day_session.revoked_at', 'is', null)
    .select(['hash', 'session_id', 'account_id', 'secret', 'rotated_at', 'expires_at'])
    .forUpdate(['day_session', 'refresh_token'])
    .executeTakeFirst()
}

export async function markRotated(tx: Tx, { hash, sessionId, at }: TokenAt) {
  await tx.updateTable('refresh_token').set({ rotated_at: at }).where('hash', '=', hash).execute()
  await tx.updateTable('day_session').set({ last_used_at: at }).where('id', '=', sessionId).execute()
}

export async function isActive(tx: Tx, hash: string): Promise<boolean> {
  const row = await tx
    .selectFrom('refresh_token')
    .where('hash', '=', hash)
    .where('rotated_at', 'is', null)
    .select('hash')
    .executeTakeFirst()
  return row !== undefined
}

export function revokeSession(tx: Db, sessionId: number, at: Date) {
  return tx.updateTable('day_session').set({ revoked_at: at }).where('id', '=', sessionId).execute()
}

/** Revokes every session of an account; returns how many were active. */
export async function revokeSessionsOf(tx: Tx, accountId: number, at: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('day_session')
    .set({ revoked_at: at })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Returns the active sessions of an account, most recently used first. */
export const listSessions = (db: Db, accountId: number, now: Date) =>
  db
    .selectFrom('day_session')
    .innerJoin('refresh_token', 'refresh_token.session_id', 'day_session.id')
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('rotated_at', 'is', null)
    .where('expires_at', '>', now)
    .select(['day_session.id', 'day_session.created_at', 'last_used_at', 'user_agent'])
    .orderBy('last_used_at', 'desc')
    .execute()

/** Revokes one session of an account; returns whether it was active. */
export async function revokeSessionOf(db: Db, accountId: number, session: { id: number; at: Date }) {
  const { numUpdatedRows } = await db
    .updateTable('day_session')
    .set({ revoked_at: session.at })
    .where('id', '=', session.id)
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Revokes the session of a refresh token, given by its hash; an unknown token changes nothing. */
export const revokeSessionOfToken = (db: Db, hash: string, at: Date) =>
  db
    .updateTable('day_session')
    .set({ revoked_at: at })
    .where('revoked_at', 'is', null)
    .where('id', 'in', (token) =>
      token.selectFrom('refresh_token').where('hash', '=', hash).select('session_id'),
    )
    .execute()

/** Deletes refresh tokens that expired before an instant, and the sessions whose tokens all did. */
export async function removeOldSessions(db: Db, before: Date) {
  await db.deleteFrom('refresh_token').where('expires_at', '<', before).execute()
  await db
    .deleteFrom('day_session')
    .where('last_used_at', '<', new Date(before.getTime() - LIVES.refreshTokenDays * 86_400_000))
    .execute()
}
