/**
 * Day sessions: a family of refresh tokens, each used once. A token's successor is derived from it with the
 * session's secret, so that two tabs that refresh at once get the same one and none is stored readable.
 */

import { createHmac } from 'node:crypto'
import type { Tokens } from '@polynya/contract'
import { LIVES } from '@polynya/domain'
import { hashOf } from '../../access/identify.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { CallContext } from '../../http/call-context.ts'
import {
  findSessionOfToken,
  insertRefreshToken,
  insertSession,
  isActive,
  markRotated,
  revokeSession,
} from '../accounts/day-session.store.ts'
import { userClaim } from './user-claim.ts'

type SessionDeps = Pick<Deps, 'clock' | 'ids' | 'tokens'>
type Device = Pick<CallContext, 'userAgent' | 'ipAddress'>

interface SignIn {
  readonly accountId: number
  readonly device: Device
}

/** Signs an account in on a device. */
export async function startSession(
  tx: Tx,
  { accountId, device }: SignIn,
  deps: SessionDeps,
): Promise<Tokens> {
  const now = deps.clock.now()
  const sessionId = await insertSession(tx, {
    account_id: accountId,
    secret: deps.ids.secret(),
    user_agent: device.userAgent,
    ip_address: device.ipAddress,
    created_at: now,
    last_used_at: now,
    revoked_at: null,
  })
  const refreshToken = deps.ids.secret()
  await insertRefreshToken(tx, { hash: hashOf(refreshToken), sessionId, at: now })
  return { refreshToken, accessToken: await accessTokenFor(tx, { accountId, sessionId, at: now }, deps) }
}

/**
 * Exchanges a refresh token for the next pair. Within 10 s of a rotation the parent of the active token receives the
 * same pair again; any other re-use ends the session. Null if the token is refused.
 */
export async function rotate(
  tx: Tx,
  { refreshToken, username }: { readonly refreshToken: string; readonly username: string },
  deps: SessionDeps,
): Promise<Tokens | null> {
  const now = deps.clock.now()
  const found = await findSessionOfToken(tx, hashOf(refreshToken), username)
  if (!found || found.expires_at <= now) return null
  const { session_id: sessionId, account_id: accountId, rotated_at: rotatedAt } = found
  const successor = createHmac('sha256', found.secret).update(refreshToken).digest('base64url')
  if (rotatedAt === null) {
    await markRotated(tx, { hash: found.hash, sessionId, at: now })
    await insertRefreshToken(tx, { hash: hashOf(successor), sessionId, at: now })
  } else if (!isWithinGrace(rotatedAt, now) || !(await isActive(tx, hashOf(successor)))) {
    await revokeSession(tx, sessionId, now)
    return null
  }
  const accessToken = await accessTokenFor(tx, { accountId, sessionId, at: rotatedAt ?? now }, deps)
  return { refreshToken: successor, accessToken }
}

/** A rotation in the future was before the clock was set back: it is no repetition of a moment ago. */
const isWithinGrace = (rotatedAt: Date, now: Date) =>
  Math.abs(now.getTime() - rotatedAt.getTime()) <= LIVES.rotationGraceSeconds * 1000

interface SessionAt {
  readonly accountId: number
  readonly sessionId: number
  readonly at: Date
}

async function accessTokenFor(
  tx: Tx,
  { accountId, sessionId, at }: SessionAt,
  { tokens }: SessionDeps,
): Promise<string> {
  const { user, tokenVersion } = await userClaim(tx, accountId)
  return tokens.sign({ user, sessionId, tokenVersion }, at)
}
